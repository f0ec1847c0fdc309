import { useApolloClient } from '@apollo/client/react'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { copyText } from '#ui/copy-text.ts'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import { paths } from '#paths'
import { resultMessages as text } from './result-messages.ts'

const shareDocument = graphql(`
  mutation ShareMatch_Share($input: MatchRunIdInput!) {
    shareMatchRun(input: $input) {
      __typename
      ... on MatchRunSuccess {
        run {
          id
          shareToken
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

const unshareDocument = graphql(`
  mutation ShareMatch_Unshare($input: MatchRunIdInput!) {
    unshareMatchRun(input: $input) {
      __typename
      ... on MatchRunSuccess {
        run {
          id
          shareToken
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type Props = { runId: string; token: string | null }

/** A private link to a result: made on request, copied, and withdrawn again. */
export function ShareMatch({ runId, token }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { isBusy, share, unshare } = useSharing(runId)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Share2 aria-hidden="true" size={20} />
        <span className="max-sm:sr-only">{text.share}</span>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={text.shareTitle}>
        <div className="flex flex-col gap-5">
          <p>{text.shareHelp}</p>
          {token === null ? (
            <Button kind="primary" isBusy={isBusy} onClick={() => void share()}>
              {text.makeLink}
            </Button>
          ) : (
            <PrivateLink token={token} isBusy={isBusy} onWithdraw={() => void unshare()} />
          )}
        </div>
      </Dialog>
    </>
  )
}

type PrivateLinkProps = { token: string; isBusy: boolean; onWithdraw: () => void }

function PrivateLink({ token, isBusy, onWithdraw }: PrivateLinkProps) {
  const address = location.origin + paths.sharedMatches(token)
  const copy = () =>
    copyText(address, {
      topic: 'share',
      copied: { title: text.copied },
      failed: { title: text.copyFailed, description: text.copyByHand },
    })
  return (
    <>
      <TextField
        label={text.shareLink}
        name="link"
        isOptional="unsaid"
        readOnly
        value={address}
        onChange={() => {}}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => void copy()}>
          {text.copyLink}
        </Button>
        <Button kind="danger" isBusy={isBusy} onClick={onWithdraw}>
          {text.withdraw}
        </Button>
      </div>
    </>
  )
}

function useSharing(runId: string) {
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  const variables = { input: { id: runId } }
  async function alone(work: () => Promise<void>) {
    if (isBusy) return
    setIsBusy(true)
    await work()
    setIsBusy(false)
  }
  return {
    isBusy,
    share: () =>
      alone(async () => {
        await runMutation(text.shareFailed, async () => {
          const { data } = await client.mutate({ mutation: shareDocument, variables })
          return data?.shareMatchRun
        })
      }),
    unshare: () =>
      alone(async () => {
        const done = await runMutation(text.withdrawFailed, async () => {
          const { data } = await client.mutate({ mutation: unshareDocument, variables })
          return data?.unshareMatchRun
        })
        if (!done) return
        const { withdrawn: title, withdrawnText: description } = text
        toast.success({ title, description, topic: 'share' })
      }),
  }
}
