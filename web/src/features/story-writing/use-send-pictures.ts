import { useState } from 'react'
import { showError } from '#lib/graphql/show-error.ts'
import type { GalleryPicture } from './gallery.ts'
import { sendPicture } from './send-picture.ts'
import { storyWritingMessages as text } from './story-writing-messages.ts'

/** Sends pictures one after the other; those before a failed one stay. */
export function useSendPictures(organizationId: string | null) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | undefined>()
  const [sentCount, setSentCount] = useState(0)

  async function send(files: readonly File[]): Promise<GalleryPicture[]> {
    setIsBusy(true)
    setFailure(undefined)
    const added: GalleryPicture[] = []
    for (const file of files) {
      const refused = await sendOne(file, organizationId, added)
      if (refused === null) continue
      setFailure(refused)
      break
    }
    setSentCount(added.length)
    setIsBusy(false)
    return added
  }
  return { isBusy, failure, sentCount, send }
}

/** @returns why it was refused; null when it was added to `added` */
async function sendOne(
  file: File,
  organizationId: string | null,
  added: GalleryPicture[],
): Promise<string | null> {
  try {
    const sent = await sendPicture(file, organizationId)
    if (typeof sent === 'string') return `${file.name}: ${sent}`
    added.push({ ...sent, alt: '' })
    return null
  } catch (cause) {
    return `${file.name}: ${text.sendFailed}. ${showError(cause)}`
  }
}
