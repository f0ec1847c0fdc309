import { Bullets, Section, TextPage } from '#features/about/text-page.tsx'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'

export function ContactPage() {
  return (
    <TextPage
      title="Contact Support"
      lead="Landfall is software that different people and groups run. Yours is run by the operator of this site."
    >
      <Section title="Before you write">
        <p>
          The <TextLink to={paths.help()}>Help Center</TextLink> answers what comes up most:
          missing emails, forgotten passwords, what the labels mean.
        </p>
      </Section>
      <Section title="How to reach the operator">
        <Bullets
          items={[
            'The emails you got from this site (verification, password reset) come from the operator’s address.',
            'If a school, a foundation or a group gave you the address of this site, ask the person who did.',
          ]}
        />
      </Section>
      <Section title="What to write">
        <Bullets
          items={[
            'What you wanted to do, and what happened instead.',
            'The code from the error message, if there was one. It finds the request in the log without any of your data.',
            'Never your password. Nobody who helps you needs it.',
          ]}
        />
      </Section>
      <Section title="Questions about a scholarship">
        <p>
          Ask its provider; the listing links to their page. Only they can say whether you
          are eligible, and what became of your application.
        </p>
      </Section>
    </TextPage>
  )
}
