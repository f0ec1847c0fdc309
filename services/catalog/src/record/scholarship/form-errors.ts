/** One field of a form that cannot be accepted; `path` from the form's root. */
export type FormError = { path: string[]; message: string }

/** Collects what is wrong with a form, so that all of it is told at once. */
export class FormErrors {
  readonly found: FormError[] = []
  readonly #isDraft: boolean

  constructor(isDraft: boolean) {
    this.#isDraft = isDraft
  }

  /** What is said is wrong, in a draft too. */
  wrong(field: string, message: string): void {
    this.found.push({ path: [field], message })
  }

  /** Something is missing, which only a draft may. */
  missing(field: string, message: string): void {
    if (!this.#isDraft) this.wrong(field, message)
  }
}
