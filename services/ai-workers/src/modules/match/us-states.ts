const ROWS = `
AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware
DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa
KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota
MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey
NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon
PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah
VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming
AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|VI U.S. Virgin Islands`

const codeByKey = new Map(
  ROWS.trim()
    .split(/[|\n]/)
    .flatMap((row) => {
      const code = row.slice(0, 2)
      return [
        [code.toLowerCase(), code],
        [row.slice(3).toLowerCase(), code],
      ] as const
    }),
)

/** The two-letter USPS code for the name or code of a state or territory; null when it is neither. */
export function parseState(text: string): string | null {
  const key = text.trim().toLowerCase().replaceAll('_', ' ')
  return codeByKey.get(key) ?? null
}
