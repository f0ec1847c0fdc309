import { useAuthAddress } from '#features/auth/auth-address.ts'
import {
  LoginView,
  MailRequestView,
  RegisterView,
  SelectTypeView,
} from '#features/auth/auth-views.tsx'

/** /auth and /auth/{type}: the address says which form is open. */
export function AuthPage() {
  const { type, view, returnTo } = useAuthAddress()
  if (type === null) return <SelectTypeView view={view} returnTo={returnTo} />
  switch (view) {
    case 'login':
      return <LoginView type={type} returnTo={returnTo} />
    case 'register':
      return <RegisterView type={type} returnTo={returnTo} />
    case 'forgot-password':
    case 'resend-verification':
      return <MailRequestView key={view} kind={view} type={type} returnTo={returnTo} />
  }
}
