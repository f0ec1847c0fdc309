import { Section, TextPage } from '#page/text-page.tsx'
import { ContactForm } from '#features/contact/contact-form.tsx'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'

export function ContactPage() {
  return (
    <TextPage
      title="Contact Support"
      lead="Write to the people who run this site. A person reads every message and answers by email."
    >
      <Section title="Write to us">
        <ContactForm />
      </Section>
      <Section title="Before you write">
        <p>
          The <TextLink to={paths.help()}>Help Center</TextLink> answers what comes up most:
          missing emails, forgotten passwords, what the labels mean. If an error message
          showed a code, include it: it lets us find the request in our log without any of
          your data.
        </p>
      </Section>
      <Section title="Questions about a scholarship">
        <p>
          Ask its provider; the listing links to their page. Only they can say whether you
          are eligible, and what happened to your application.
        </p>
      </Section>
    </TextPage>
  )
}
