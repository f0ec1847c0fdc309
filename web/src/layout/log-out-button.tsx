import { LogOut } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { signedInMessages } from './signed-in-messages.ts'
import { useLogOut } from './use-log-out.ts'

/** The way out, in words; a menu that it stands in closes once that is done. */
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
