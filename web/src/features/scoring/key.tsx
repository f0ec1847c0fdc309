/** A key with its label on the keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-flex min-w-6 self-start justify-center rounded border border-edge bg-sunken px-1 font-mono text-sm text-ink">
      {children}
    </kbd>
  )
}
