/** The words of an enum as options of a field. */
export function optionsOf<Value extends string>(words: Readonly<Record<Value, string>>) {
  return Object.entries<string>(words).map(([value, label]) => ({
    value: value as Value,
    label,
  }))
}
