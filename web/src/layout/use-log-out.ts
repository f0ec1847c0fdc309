import { useState } from 'react'
import { useNavigate } from 'react-router'
import { logOut } from '#lib/session/log-out.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { toast } from '#ui/toast-store.ts'
import { paths } from '#paths'
import { signedInMessages } from './signed-in-messages.ts'

/** Signs out once, however often the button is pressed, and says how that went. */
export function useLogOut(): { isLoggingOut: boolean; start: () => Promise<void> } {
  const [isLoggingOut, setIsLoggingOut] = useState(false)
  const navigate = useNavigate()

  async function start() {
    if (isLoggingOut) return
    setIsLoggingOut(true)
    try {
      await logOut()
      await navigate(paths.home())
      toast.success({
        title: signedInMessages.loggedOutTitle,
        description: signedInMessages.loggedOut,
      })
    } catch (error) {
      toast.error({
        title: signedInMessages.logoutFailed,
        description: showError(error, 'page'),
      })
    } finally {
      setIsLoggingOut(false)
    }
  }

  return { isLoggingOut, start }
}
