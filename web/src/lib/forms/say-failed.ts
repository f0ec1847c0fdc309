import type { FormFailure } from '#ui/use-form.ts'

/** Says above a form first what did not work: "Failed to create post. Please check these fields". */
export function sayFailed(failed: string, { message, fields }: FormFailure): FormFailure {
  return { message: `${failed}. ${message ?? 'Please check these fields'}`, fields }
}
