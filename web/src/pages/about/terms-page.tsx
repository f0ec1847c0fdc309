import { Bullets, Section, TextPage } from '#page/text-page.tsx'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'

const aboutListings = [
  'Listings come from public sources or from verified organizations. Each says where it comes from, and if and when it was last checked.',
  '“Not stated by the provider” and “Not in our source” mean just that. We do not guess.',
  'Eligibility is computed by rules from what you told us and what the listing says. The provider decides, not us.',
  'Always read the provider’s own page before you apply. A real scholarship does not ask you to pay.',
]

const agreed = [
  'Tell the truth about who you are, and use one account for yourself.',
  'Keep your password to yourself.',
  'Do not publish anything that is false or stolen, or that asks applicants for money.',
  'Do not try to see other people’s records or to overload the service.',
]

export function TermsPage() {
  return (
    <TextPage
      title="Terms of Service"
      lead="What you can expect from Landfall, and what it expects from you."
    >
      <Section title="What Landfall is">
        <p>
          A free place to find scholarships and universities in the U.S. and to keep track
          of them. It is not affiliated with any government agency or school. It awards no
          scholarship, admits nobody to a university and gives no legal advice.
        </p>
      </Section>
      <Section title="About the listings">
        <Bullets items={aboutListings} />
      </Section>
      <Section title="What you agree to">
        <Bullets items={agreed} />
      </Section>
      <Section title="For organizations">
        <p>
          You may draft right away. To publish, an administrator must verify the
          organization. You are responsible for what you publish and pay recipients
          yourself; no money passes through Landfall.
        </p>
      </Section>
      <Section title="When it ends">
        <p>
          You can stop at any time. An account that breaks these terms may be closed by the
          operator of this installation. What is kept about you, and how to have it deleted,
          is in the <TextLink to={paths.privacy()}>Privacy Policy</TextLink>.
        </p>
      </Section>
      <Section title="No warranty">
        <p>
          The service is provided “as is”, as far as the law allows. Deadlines and rules
          change; the provider’s page is what counts.
        </p>
      </Section>
    </TextPage>
  )
}
