import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { formatDayOf } from '#lib/format/format.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { copyText } from '#ui/copy-text.ts'
import { toast } from '#ui/toast-store.ts'
import { useOneAction } from '#ui/use-one-action.ts'
import { graphql } from '#gql'
import { feedMessages as text } from './feed-messages.ts'

const createMutation = graphql(`
  mutation CalendarSubscription_Create {
    createCalendarFeed {
      __typename
      ... on CreateCalendarFeedSuccess {
        calendarFeed {
          createdAt
        }
        path
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

const revokeMutation = graphql(`
  mutation CalendarSubscription_Revoke {
    revokeCalendarFeed {
      __typename
      ... on RevokeCalendarFeedSuccess {
        isRevoked
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type Props = {
  /** Null when there is no private address. */
  createdAt: string | null
  onChanged: () => Promise<unknown>
}

/** The private address of one's calendar: created, copied once, renewed, revoked. */
export function CalendarSubscription({ createdAt, onChanged }: Props) {
  const { address, create, revoke } = useCalendarFeed(onChanged)
  const { running, run } = useOneAction<'create' | 'revoke'>()
  return (
    <Card>
      <section aria-labelledby="subscribe" className="flex flex-col gap-4">
        <div>
          <h2 id="subscribe" className="text-xl">
            {text.feed}
          </h2>
          <p className="text-muted">{text.feedLead}</p>
        </div>
        {address !== null && <SecretAddress address={address} />}
        {createdAt !== null && <p>{text.feedSince(formatDayOf(createdAt))}</p>}
        <div className="flex flex-wrap gap-3">
          <Button
            kind={createdAt === null ? 'primary' : 'secondary'}
            isBusy={running === 'create'}
            onClick={() => void run('create', create)}
          >
            {createdAt === null ? text.feedCreate : text.feedRenew}
          </Button>
          {createdAt !== null && (
            <Button
              kind="danger"
              isBusy={running === 'revoke'}
              onClick={() => void run('revoke', revoke)}
            >
              {text.feedRevoke}
            </Button>
          )}
        </div>
        {createdAt !== null && <p className="text-sm text-muted">{text.feedRenewHelp}</p>}
      </section>
    </Card>
  )
}

function useCalendarFeed(onChanged: Props['onChanged']) {
  const [sendCreate] = useMutation(createMutation)
  const [sendRevoke] = useMutation(revokeMutation)
  /** Shown until the page is left: nobody can read it again. */
  const [address, setAddress] = useState<string | null>(null)

  async function create() {
    const made = await runMutation(text.feedFailed, async () => {
      const { data } = await sendCreate()
      return data?.createCalendarFeed
    })
    if (made === null || !('path' in made)) return
    setAddress(location.origin + made.path)
    await onChanged().catch(() => undefined)
  }

  async function revoke() {
    const done = await runMutation(text.feedFailed, async () => {
      const { data } = await sendRevoke()
      return data?.revokeCalendarFeed
    })
    if (done === null) return
    setAddress(null)
    toast.success({ title: text.feedRevoked, topic: 'calendar' })
    await onChanged().catch(() => undefined)
  }

  return { address, create, revoke }
}

function SecretAddress({ address }: { address: string }) {
  const copy = () =>
    copyText(address, {
      topic: 'calendar',
      copied: { title: text.feedCopied },
      failed: { title: text.feedCopyFailed },
    })
  return (
    <Notice tone="good">
      <div className="flex flex-col gap-3">
        <p role="status">{text.feedOnce}</p>
        <TextField
          label={text.feedAddress}
          name="address"
          isOptional="unsaid"
          readOnly
          value={address}
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" onClick={() => void copy()}>
            {text.feedCopy}
          </Button>
          <a
            href={address.replace(/^https?:/, 'webcal:')}
            className={buttonStyle('secondary', 'normal')}
          >
            {text.feedOpen}
          </a>
        </div>
      </div>
    </Notice>
  )
}
