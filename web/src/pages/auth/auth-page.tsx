import { useEffect, useRef } from 'react'
import { useAuthAddress } from '#features/auth/auth-address.ts'
import {
  LoginView,
  MailRequestView,
  RegisterView,
  SelectTypeView,
} from '#features/auth/auth-views.tsx'
import { focusHeading } from '#lib/browser/focus-heading.ts'

/** /auth and /auth/{type}: the address says which form is open. */
export function AuthPage() {
  const { type, view, returnTo } = useAuthAddress()
  useArrivalAt(view)
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

/**
 * For the person who uses it, another form at the same path is another page: it starts at the top, read from its
 * heading.
 */
function useArrivalAt(view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    window.scrollTo(0, 0)
    focusHeading()
  }, [view])
}
