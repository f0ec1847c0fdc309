import { WifiOff } from 'lucide-react'
import { messages } from '#lib/messages.ts'
import { useOnline } from '#lib/browser/online.ts'

export function OfflineBanner() {
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 border-b border-edge bg-sunken px-4 py-2">
          <WifiOff aria-hidden="true" size={20} className="shrink-0" />
          {messages.offlineBanner}
        </p>
      )}
    </div>
  )
}
