import { useMutation } from '@apollo/client/react'
import { isCalendarDay } from '@landfall/calendar/day'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { FullDialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormState } from '#ui/use-form.ts'
import { graphql } from '#gql'
import { ruleChangeMessages as text } from './rule-change-messages.ts'
import type { EditedRule } from './edited-rule.ts'

const mutation = graphql(`
  mutation ProposeRuleChange($input: ProposeImmigrationRuleChangeInput!) {
    proposeImmigrationRuleChange(input: $input) {
      __typename
      ... on ImmigrationRuleChangeSuccess {
        change {
          id
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Values = Record<string, string>
type Props = { rule: EditedRule; onClose: () => void }

/** Proposes another form of a rule, from a certain day on. */
export function RuleDialog({ rule, onClose }: Props) {
  const form = useRuleForm(rule, onClose)
  return (
    <FullDialog title={text.changeOf(rule.title)} isOpen onClose={onClose}>
      <Form
        form={form}
        submitLabel={text.propose}
        busyLabel={text.proposing}
        actions={<Button onClick={onClose}>{text.cancel}</Button>}
      >
        <RuleFields form={form} rule={rule} />
      </Form>
    </FullDialog>
  )
}

function RuleFields({ form, rule }: { form: FormState<Values>; rule: EditedRule }) {
  const field = (name: string) => ({ ...form.field(name), value: form.values[name] ?? '' })
  return (
    <>
      <TextField
        type="date"
        label={text.effectiveFrom}
        help={text.effectiveHelp}
        {...field('effectiveFrom')}
      />
      {rule.numbers.map(({ key, label }) => (
        <TextField
          key={key}
          label={label}
          inputMode="numeric"
          {...field(numberName(key))}
        />
      ))}
      {rule.documents.length > 0 && (
        <TextArea label={text.documents} rows={8} {...field('documents')} />
      )}
      <TextField label={text.ruleTitle} maxLength={200} {...field('title')} />
      <TextArea label={text.says} rows={4} maxLength={2_000} {...field('says')} />
      <TextArea
        label={text.whenPast}
        isOptional
        rows={2}
        maxLength={1_000}
        {...field('whenPast')}
      />
      <TextArea label={text.source} rows={2} maxLength={1_000} {...field('source')} />
      <TextField type="date" label={text.verifiedOn} {...field('verifiedOn')} />
      <TextArea label={text.reason} rows={2} maxLength={1_000} {...field('reason')} />
    </>
  )
}

/** Names in a form have no dots. */
const numberName = (key: string) => `number-${key.replace('.', '-')}`

function useRuleForm(rule: EditedRule, onClose: () => void) {
  const [send] = useMutation(mutation)
  return useForm<Values>({
    initial: {
      title: rule.title,
      says: rule.says,
      whenPast: rule.whenPast ?? '',
      source: rule.source,
      verifiedOn: rule.verifiedOn,
      effectiveFrom: '',
      reason: '',
      documents: rule.documents.join('\n'),
      ...Object.fromEntries(
        rule.numbers.map(({ key, value }) => [numberName(key), String(value)]),
      ),
    },
    validate: (values) => faultsOf(rule, values),
    explain: (error) => `${text.proposeFailed}. ${showError(error)}`,
    async submit(values) {
      const { data } = await send({
        variables: { input: inputOf(rule, values) },
        update: (cache) => void cache.evict({ fieldName: 'immigrationRuleChanges' }),
      })
      const sent = data?.proposeImmigrationRuleChange
      if (!sent) throw new Error('The answer is empty')
      if (isProblem(sent)) return serverErrors(sent)
      toast.success({ title: text.proposed })
      onClose()
      return null
    },
  })
}

function faultsOf(rule: EditedRule, values: Values): Values {
  const days = ['effectiveFrom', 'verifiedOn'].filter(
    (name) => !isCalendarDay(values[name] ?? ''),
  )
  const numbers = rule.numbers
    .map(({ key }) => numberName(key))
    .filter((name) => !/^-?\d+$/.test(values[name]?.trim() ?? ''))
  return {
    ...Object.fromEntries(days.map((name) => [name, text.badDay])),
    ...Object.fromEntries(numbers.map((name) => [name, text.badNumber])),
    ...(!values['reason']?.trim() && { reason: text.noReason }),
    ...(!values['source']?.trim() && { source: text.noSource }),
  }
}

function inputOf(rule: EditedRule, values: Values) {
  const { title, says, source, verifiedOn, effectiveFrom, reason } = values
  const lines = (values['documents'] ?? '').split('\n').filter((line) => line.trim())
  return {
    ruleId: rule.ruleId,
    title,
    says,
    source,
    verifiedOn,
    effectiveFrom,
    reason,
    whenPast: values['whenPast']?.trim() || null,
    numbers: rule.numbers.map(({ key }) => {
      return { key, value: Number(values[numberName(key)]) }
    }),
    documents: rule.documents.length > 0 ? lines : null,
  }
}
