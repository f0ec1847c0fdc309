import { ArrowLeft } from 'lucide-react'
import { LinkButton, TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { readWish } from '#lib/session/wish.ts'
import { paths } from '#paths'
import { AccountTypeCards } from './account-type-cards.tsx'
import { accountTypes, accountTypeSlugs, type AccountTypeSlug } from './account-types.ts'
import type { AuthAddress } from './auth-address.ts'
import { AuthFrame } from './auth-frame.tsx'
import { authMessages as text } from './auth-messages.ts'
import { LoginForm } from './login-form.tsx'
import { MailRequestForm } from './mail-request-form.tsx'
import { RegisterForm, useRegisteredEmail } from './register-form.tsx'

type ReturnTo = { returnTo: string | undefined }
type ViewProps = ReturnTo & { type: AccountTypeSlug }

const footLink = 'inline-flex min-h-11 items-center'

/** Signs in to any account and shows the kinds of accounts; before registering, without the form. */
export function SelectTypeView({ view, returnTo }: Pick<AuthAddress, 'view' | 'returnTo'>) {
  const isRegister = view === 'register'
  const types = (
    <AccountTypeCards returnTo={returnTo} {...(view === 'login' ? {} : { view })} />
  )
  return (
    <Page
      title={isRegister ? text.selectRegisterTitle : text.selectTitle}
      lead={isRegister ? text.selectRegisterLead : text.selectLead}
    >
      {view === 'login' ? (
        <>
          <AnyLogin returnTo={returnTo} />
          <section aria-labelledby="types" className="flex flex-col gap-4">
            <h2 id="types" className="text-xl">
              {text.selectTypes}
            </h2>
            {types}
          </section>
        </>
      ) : (
        types
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <LinkButton to={paths.home()}>
          <ArrowLeft aria-hidden="true" size={20} className="rtl:-scale-x-100" />
          {text.backHome}
        </LinkButton>
        {isRegister && (
          <Question
            ask={text.hasAccount}
            answer={text.signIn}
            to={paths.auth({ returnTo })}
          />
        )}
      </div>
    </Page>
  )
}

/** A link to sign in need not know the account's type. */
function AnyLogin({ returnTo }: ReturnTo) {
  return (
    <div className="flex w-full max-w-form flex-col gap-3">
      <Card>
        <LoginForm type={null} />
      </Card>
      <div className="flex flex-col items-start gap-1">
        <ForgottenLinks type="student" returnTo={returnTo} />
        <Question
          ask={text.noAccount}
          answer={text.createOne}
          to={paths.auth({ view: 'register', returnTo })}
        />
      </div>
    </div>
  )
}

/** The links work for every account. */
function ForgottenLinks({ type, returnTo }: ViewProps) {
  return (
    <>
      <TextLink
        to={paths.login(type, { view: 'forgot-password', returnTo })}
        className={footLink}
      >
        {text.forgot}
      </TextLink>
      <TextLink
        to={paths.login(type, { view: 'resend-verification', returnTo })}
        className={footLink}
      >
        {text.resend}
      </TextLink>
    </>
  )
}

/** Says why a visitor was led here, and that the page will do what they wanted. */
function WishNotice({ returnTo }: ReturnTo) {
  const wish = readWish()
  const words = wish && text.wishes[wish.kind]
  const isFromThere = wish?.pathname === returnTo?.replace(/\?.*/, '')
  return words && isFromThere && <Notice>{words}</Notice>
}

export function LoginView({ type, returnTo }: ViewProps) {
  const { loginTitle, loginDescription, Icon, color } = accountTypes[type]
  const registeredEmail = useRegisteredEmail()
  return (
    <AuthFrame
      {...{ Icon, color }}
      title={loginTitle}
      lead={loginDescription}
      foot={
        <>
          <ForgottenLinks type={type} returnTo={returnTo} />
          <Question
            ask={text.noAccount}
            answer={text.createOne}
            to={paths.login(type, { view: 'register', returnTo })}
          />
          <BackToSelection type={type} returnTo={returnTo} />
        </>
      }
    >
      {registeredEmail && (
        <Notice tone="good">{text.registerNotice(registeredEmail)}</Notice>
      )}
      <WishNotice returnTo={returnTo} />
      <LoginForm type={type} username={registeredEmail ?? undefined} />
    </AuthFrame>
  )
}

export function RegisterView({ type, returnTo }: ViewProps) {
  const { registerTitle, description, Icon, color } = accountTypes[type]
  return (
    <AuthFrame
      {...{ Icon, color }}
      title={registerTitle}
      lead={description}
      foot={
        <>
          <Question
            ask={text.hasAccount}
            answer={text.signIn}
            to={paths.login(type, { returnTo })}
          />
          <OtherTypes type={type} returnTo={returnTo} />
        </>
      }
    >
      <WishNotice returnTo={returnTo} />
      <RegisterForm type={type} returnTo={returnTo} />
    </AuthFrame>
  )
}

/** The other two registrations, one press away. */
function OtherTypes({ type, returnTo }: ViewProps) {
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-4">
      {text.otherTypes}
      {accountTypeSlugs
        .filter((slug) => slug !== type)
        .map((slug) => (
          <TextLink
            key={slug}
            to={paths.login(slug, { view: 'register', returnTo })}
            className={footLink}
          >
            {accountTypes[slug].name}
          </TextLink>
        ))}
    </p>
  )
}

type MailViewProps = ViewProps & { kind: 'forgot-password' | 'resend-verification' }

export function MailRequestView({ kind, type, returnTo }: MailViewProps) {
  const isForgot = kind === 'forgot-password'
  return (
    <AuthFrame
      title={isForgot ? text.forgotTitle : text.resendTitle}
      lead={isForgot ? text.forgotLead : text.resendLead}
      foot={
        <TextLink to={paths.login(type, { returnTo })} className={footLink}>
          {text.backToLogin}
        </TextLink>
      }
    >
      <MailRequestForm kind={kind} returnTo={returnTo} />
    </AuthFrame>
  )
}

function BackToSelection({ type, returnTo }: ViewProps) {
  return (
    <TextLink to={paths.auth({ returnTo })} state={{ selected: type }} className={footLink}>
      {text.backToSelection}
    </TextLink>
  )
}

function Question({ ask, answer, to }: { ask: string; answer: string; to: string }) {
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2">
      {ask}
      <TextLink to={to} className={footLink}>
        {answer}
      </TextLink>
    </p>
  )
}
