import { LogOut } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { signedInMessages } from './signed-in-messages.ts'
import { useLogOut } from './use-log-out.ts'

/** A button that logs out; a menu around it closes once that is done. */
export function LogOutButton({ className }: { className: string }) {
  const { isLoggingOut, start } = useLogOut()
  return (
    <Button
      kind="quiet"
      className={className}
      isBusy={isLoggingOut}
      onClick={({ currentTarget }) => {
        const menu = currentTarget.closest<HTMLElement>('[popover]')
        void start().finally(() => menu?.hidePopover())
      }}
    >
      {!isLoggingOut && <LogOut aria-hidden="true" size={20} />}
      {isLoggingOut ? signedInMessages.loggingOut : signedInMessages.logOut}
    </Button>
  )
}
