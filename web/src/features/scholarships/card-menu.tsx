import { useQuery } from '@apollo/client/react'
import { Check, ExternalLink, FilePen, Heart, Scale, Share2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { graphql } from '#gql'
import { keepsScholarships, useSession } from '#lib/session/session.ts'
import { MenuAction, MenuLink } from '#ui/menu-popup.tsx'
import { applyMessages } from './apply-messages.ts'
import { compareChoiceMessages } from './compare-choice-messages.ts'
import { detailMessages } from './detail-messages.ts'
import { useSaveWish } from './returning-save.ts'
import { scholarshipMessages as text } from './scholarship-messages.ts'
import { shareScholarship } from './share-scholarship.ts'
import { useApplying, type Applicable } from './use-applying.ts'
import { useCompared } from './use-compared.ts'
import { useSaveToggle } from './use-save-toggle.ts'
import type { SavedRecord } from './use-saving.ts'

/** Read when the menu opens: from most cards of a list, nobody ever applies. */
const applyQuery = graphql(`
  query CardMenu($id: ID!) {
    scholarship(id: $id) {
      id
      ...Applying_Scholarship
    }
  }
`)

type Card = { id: string; slug: string; title: string; saved?: SavedRecord | null }

/** What a person can do with a scholarship without opening its page. */
export function CardMenu({ scholarship }: { scholarship: Card }) {
  const { viewer } = useSession()
  const mayApply = viewer === null || keepsScholarships(viewer)
  const { data, error } = useQuery(applyQuery, {
    variables: { id: scholarship.id },
    skip: !mayApply,
  })
  const { isChosen, toggle } = useCompared(scholarship.slug)
  const found = data?.scholarship
  return (
    <>
      <SaveItem {...scholarship} />
      <MenuAction
        label={isChosen ? compareChoiceMessages.takeAway : compareChoiceMessages.compare}
        icon={
          isChosen ? (
            <Check aria-hidden="true" size={20} />
          ) : (
            <Scale aria-hidden="true" size={20} />
          )
        }
        onPress={toggle}
      />
      <MenuAction
        label={detailMessages.share}
        icon={<Share2 aria-hidden="true" size={20} />}
        onPress={() => void shareScholarship(scholarship)}
      />
      {found ? (
        <ApplyItem scholarship={found} />
      ) : (
        mayApply &&
        !error && (
          <MenuAction
            label={applyMessages.apply}
            icon={applyIcon}
            isDisabled
            onPress={() => {}}
          />
        )
      )}
    </>
  )
}

const applyIcon = <ExternalLink aria-hidden="true" size={20} />

function ApplyItem({ scholarship }: { scholarship: Applicable }) {
  const applying = useApplying(scholarship)
  if (!applying) return null
  const { url, label: own = applyMessages.apply, onPress } = applying
  if (url === null)
    return (
      <MenuAction
        label={own}
        icon={<FilePen aria-hidden="true" size={20} />}
        onPress={onPress}
      />
    )
  const label = (
    <>
      {applyMessages.apply} <span className="sr-only">{applyMessages.applyNewTab}</span>
    </>
  )
  return <MenuLink label={label} icon={applyIcon} href={url} onPress={onPress} />
}

/** The heart's action, in words. */
function SaveItem({ id, saved }: Card) {
  const { viewer } = useSession()
  const { address, keep } = useSaveWish(id)
  const navigate = useNavigate()
  const toggle = useSaveToggle(id, saved ?? null)
  if (viewer && !keepsScholarships(viewer)) return null
  const signIn = () => {
    keep()
    void navigate(address)
  }
  return (
    <MenuAction
      label={saved ? applyMessages.unsave : text.save}
      icon={<Heart aria-hidden="true" size={20} fill={saved ? 'currentColor' : 'none'} />}
      onPress={() => (viewer ? void toggle() : signIn())}
    />
  )
}
