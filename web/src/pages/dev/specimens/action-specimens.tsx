import { useState } from 'react'
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { ConfirmButton } from '#ui/confirm-button.tsx'
import { Dialog, Sheet } from '#ui/dialog.tsx'
import { DiscardQuestion } from '#ui/discard-question.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { HelpTip } from '#ui/help-tip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { MenuAction, MenuLink } from '#ui/menu-popup.tsx'
import { Menu } from '#ui/menu.tsx'
import { RemovableBadge } from '#ui/removable-badge.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { toast } from '#ui/toast-store.ts'
import { Specimen } from './specimen.tsx'

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const
const say = (title: string) => () => toast.success({ title })

/** Components to press. */
export function ActionSpecimens() {
  return (
    <>
      <Specimen name="Button">
        {kinds.map((kind) => (
          <Button key={kind} kind={kind} onClick={say(kind)}>
            {kind}
          </Button>
        ))}
        <Button kind="primary" size="large">
          Large
        </Button>
        <Button isBusy>Saving…</Button>
        <Button disabledReason="Only an owner may delete it">With a reason</Button>
      </Specimen>
      <Specimen name="IconButton, Menu, Spinner, RemovableBadge">
        <IconButton label="Edit" icon={<Pencil />} onClick={say('Edit')} />
        <ExampleMenu />
        <Spinner />
        <RemovableBadge label="Engineering" onRemove={say('Removed')} />
      </Specimen>
      <Specimen name="Toast">
        <Button onClick={() => toast.success({ title: 'Done', description: 'It worked.' })}>
          Success
        </Button>
        <Button onClick={() => toast.error({ title: 'Failed', description: 'Try again.' })}>
          Failure
        </Button>
      </Specimen>
      <Overlays />
      <Folds />
    </>
  )
}

function ExampleMenu() {
  return (
    <Menu label="More actions">
      <MenuAction label="Edit" icon={<Pencil size={16} />} onPress={say('Edit')} />
      <MenuLink label="Provider" icon={<ExternalLink size={16} />} href="/" />
      <MenuAction
        label="Delete"
        icon={<Trash2 size={16} />}
        onPress={say('Delete')}
        isDanger
      />
    </Menu>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'question' | null>(null)
  const close = () => setOpen(null)
  return (
    <Specimen name="Dialog, ConfirmButton, ConfirmDialog, Sheet, DiscardQuestion">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <ConfirmButton
        label="Remove"
        look="danger"
        title="Remove it?"
        cancel="Keep it"
        onConfirm={async () => say('Remove')()}
      >
        It can’t be brought back.
      </ConfirmButton>
      <Button onClick={() => setOpen('sheet')}>Sheet</Button>
      <Button onClick={() => setOpen('question')}>Question</Button>
      <Dialog isOpen={open === 'dialog'} onClose={close} title="A question">
        Is it so?
      </Dialog>
      <Sheet
        isOpen={open === 'sheet'}
        onClose={close}
        title="Filters"
        actions={<Button kind="primary">Apply Filters</Button>}
      >
        Long content
      </Sheet>
      <DiscardQuestion isOpen={open === 'question'} onKeep={close} onDiscard={close} />
    </Specimen>
  )
}

function Folds() {
  const [tab, setTab] = useState<'one' | 'two'>('one')
  return (
    <>
      <Specimen name="Tabs">
        <Tabs
          label="Example"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'one', label: 'One', content: 'First panel' },
            { value: 'two', label: 'Two', content: 'Second panel' },
          ]}
        />
      </Specimen>
      <Specimen name="Disclosure, HelpTip">
        <Disclosure summary="What is behind it">Details that few read at once.</Disclosure>
        <p>
          Need-blind
          <HelpTip term="need-blind">Your finances play no part in admission.</HelpTip>
        </p>
      </Specimen>
      <Specimen name="ShowMore">
        {[false, true].map((isLoading) => (
          <ShowMore
            key={String(isLoading)}
            shownCount={20}
            totalCount={45}
            noun="scholarships"
            hasMore
            isLoading={isLoading}
            onPress={say('More')}
          />
        ))}
      </Specimen>
    </>
  )
}
