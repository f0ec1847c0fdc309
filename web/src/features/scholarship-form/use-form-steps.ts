import { useDeferredValue } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fieldId } from '#ui/field.tsx'
import { searchOfStep } from './form-step-list.tsx'
import { formSteps, stepOfField, type FormStep } from './form-steps.ts'

/** The step that the address names, and the ways to others; the browser's Back leads to the step before. */
export function useFormSteps(formId: string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const named = new URLSearchParams(search).get('step')
  const wanted = formSteps.find((one) => one === named) ?? 'basics'
  // The earlier step stays until all of this one is there: a placeholder between them, and then the fields, would
  // move the buttons below from under a pointer that is pressing one.
  const step = useDeferredValue(wanted)
  const at = formSteps.indexOf(step)
  const go = (to: FormStep, field?: string) => {
    // The button was pressed again meanwhile: one history entry is enough.
    if (to === wanted && to !== step) return
    void navigate(searchOfStep(search, to), { state: { field } })
  }
  return {
    step,
    next: formSteps[at + 1] ?? null,
    before: formSteps[at - 1] ?? null,
    go,
    /** Leads to a field, in whichever step it is. */
    leadTo(name: string) {
      const id = fieldId(formId, name)
      const to = stepOfField(name)
      if (to === step) document.getElementById(id)?.focus()
      else go(to, id)
    },
  }
}
