import { useApolloClient } from '@apollo/client/react'
import type { Award_OfferFragment } from '#gql/graphql'
import { showError } from '#lib/graphql/show-error.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { awardMessages as text } from './award-messages.ts'
import { sendAward } from './send-award.ts'
import { studentMutations } from './student-mutations.ts'

/** A part of the vault, and heavy. */
const DocumentPicker = lazyPart(
  async () => (await import('#entities/document/document-picker.tsx')).DocumentPicker,
)

type Props = { offer: Award_OfferFragment }

/** The document by which the student showed that they are enrolled, and the way to send one or another. */
export function EnrollmentProof({ offer: { id, enrollmentDocument } }: Props) {
  return (
    <>
      {enrollmentDocument && (
        <p className="wrap-anywhere">{text.proofSent(enrollmentDocument.name)}</p>
      )}
      <Disclosure summary={enrollmentDocument ? text.proofOther : text.proofSend}>
        <ProofForm key={enrollmentDocument?.name} offerId={id} />
      </Disclosure>
    </>
  )
}

function ProofForm({ offerId }: { offerId: string }) {
  const client = useApolloClient()
  const form = useForm({
    initial: { documentId: '' },
    validate: ({ documentId }) => (documentId ? {} : { documentId: text.proofMissing }),
    submit: async ({ documentId }) => {
      const input = { offerId, documentId }
      const failure = await sendAward(
        client,
        studentMutations.sendEnrollmentDocument,
        input,
      )
      if (!failure) toast.success({ title: text.proofDone, topic: 'award' })
      return failure
    },
    explain: showError,
  })
  const { value, error, onChange } = form.field('documentId')
  return (
    <Form form={form} submitLabel={text.proofSubmit} busyLabel={text.saving}>
      <LazyPart fallback={<Skeleton className="h-40" />} failed={<PartFailed />}>
        <DocumentPicker
          legend={text.proof}
          help={text.proofHelp}
          chosen={value ? [value] : []}
          onChange={([chosen = '']) => onChange(chosen)}
          error={error ?? null}
        />
      </LazyPart>
    </Form>
  )
}
