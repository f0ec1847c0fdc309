import type { FormFailure } from '#ui/use-form.ts'

/** Begins the message above a form with what failed: "Failed to create post. Please check these fields". */
export function sayFailed(failed: string, { message, fields }: FormFailure): FormFailure {
  return { message: `${failed}. ${message ?? 'Please check these fields'}`, fields }
}
