import { WifiOff } from 'lucide-react'
import { messages } from '#lib/messages.ts'
import { useOnline } from '#lib/browser/online.ts'

export function OfflineBanner() {
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-warn">
          <WifiOff aria-hidden="true" size={20} className="shrink-0" />
          {messages.offlineBanner}
        </p>
      )}
    </div>
  )
}
