import { HelpTip } from '#ui/help-tip.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { englishLevels } from './profile-options.ts'
import type { StudentForm } from './use-student-form.ts'

export function EnglishFields({ form }: { form: StudentForm }) {
  return (
    <>
      <SelectField
        {...form.field('englishProficiency')}
        label={text.labels.englishProficiency}
        help={
          <>
            A range is enough to start.
            <HelpTip term="TOEFL, IELTS and Duolingo">{text.help.englishTip}</HelpTip>
          </>
        }
        options={englishLevels}
        placeholder="Choose one"
        isOptional
      />
      {(['toeflScore', 'ieltsScore', 'duolingoScore'] as const).map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={text.labels[name]}
          help={text.help[name]}
          inputMode={name === 'ieltsScore' ? 'decimal' : 'numeric'}
          isOptional
        />
      ))}
      <TextField
        {...form.field('englishTestDate')}
        label={text.labels.englishTestDate}
        type="date"
        isOptional
      />
    </>
  )
}
