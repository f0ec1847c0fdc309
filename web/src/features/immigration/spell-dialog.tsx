import { useMutation } from '@apollo/client/react'
import { isCalendarDay } from '@landfall/calendar/day'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FullDialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useForm } from '#ui/use-form.ts'
import type { PracticalTrainingSpellInput } from '#gql/graphql'
import { changeFacts } from './change-facts.ts'
import { factLabels } from './fact-messages.ts'
import { immigrationMessages as text, levels, spellKinds } from './immigration-messages.ts'

type Props = {
  version: number
  /** The spells that are there already. */
  spells: PracticalTrainingSpellInput[]
  onClose: () => void
}

const newSpell = {
  kind: 'CPT',
  employer: '',
  from: '',
  to: '',
  hoursPerWeek: '20',
  level: '',
  isReported: true,
}

/** One more stretch of practical training. */
export function SpellDialog(props: Props) {
  const form = useSpellForm(props)
  return (
    <FullDialog title={text.addSpellTitle} isOpen onClose={props.onClose}>
      <Form
        form={form}
        submitLabel={text.save}
        busyLabel={text.saving}
        actions={<Button onClick={props.onClose}>{text.cancel}</Button>}
      >
        <SelectField
          label={text.kind}
          options={optionsOf(spellKinds)}
          {...form.field('kind')}
        />
        <TextField
          label={text.employer}
          isOptional
          maxLength={200}
          {...form.field('employer')}
        />
        <TextField type="date" label={text.from} {...form.field('from')} />
        <TextField
          type="date"
          label={text.to}
          help={text.toHelp}
          isOptional
          {...form.field('to')}
        />
        <TextField label={text.hours} inputMode="decimal" {...form.field('hoursPerWeek')} />
        <SelectField
          label={factLabels.level}
          isOptional
          placeholder={text.noAnswer}
          options={optionsOf(levels)}
          {...form.field('level')}
        />
        {form.values.kind === 'JOB' && (
          <Checkbox
            name="isReported"
            label={text.reported}
            help={text.reportedHelp}
            isChecked={form.values.isReported}
            onChange={(isChecked) => form.set('isReported', isChecked)}
          />
        )}
      </Form>
    </FullDialog>
  )
}

function useSpellForm({ version, spells, onClose }: Props) {
  const [send] = useMutation(changeFacts)
  return useForm({
    initial: newSpell,
    validate: ({ from, to }) => ({
      ...(!isCalendarDay(from) && { from: text.badDay }),
      ...(to !== '' && !isCalendarDay(to) && { to: text.badDay }),
    }),
    explain: (error) => `${text.saveFailed}. ${showError(error)}`,
    async submit({ to, level, hoursPerWeek, ...values }) {
      const added = {
        ...values,
        to: to || null,
        level: level || null,
        hoursPerWeek: Number(hoursPerWeek),
      }
      const { data } = await send({
        variables: { input: { version, spells: [...spells, added] } },
      })
      const saved = data?.saveImmigrationProfile
      if (!saved) throw new Error('The answer is empty')
      if (isProblem(saved)) return serverErrors(saved)
      onClose()
      return null
    },
  })
}
