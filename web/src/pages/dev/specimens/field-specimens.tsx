import { useState } from 'react'
import { CheckboxGrid } from '#ui/checkbox-grid.tsx'
import { Checkbox, CheckboxGroup } from '#ui/checkbox.tsx'
import { ComboboxField } from '#ui/combobox-field.tsx'
import { MultiSelectField } from '#ui/multi-select-field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SearchAndAddField } from '#ui/search-and-add-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { YesNoField, type Answer } from '#ui/yes-no-field.tsx'
import { Specimen } from './specimen.tsx'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({
  value: letter,
  label: `Letter ${letter}`,
}))
const few = letters.slice(0, 3)
const counted = few.map((letter) => ({ ...letter, count: 1200 }))
const cards = few.slice(0, 2).map(({ value, label }) => ({ value, title: label }))
const error = 'Choose one'

/** Components to choose from. */
export function FieldSpecimens() {
  return (
    <>
      <OneOfSeveral />
      <SeveralOfMany />
    </>
  )
}

function OneOfSeveral() {
  const [choice, setChoice] = useState('')
  const [answer, setAnswer] = useState<Answer>('')
  const [chosen, setChosen] = useState<(typeof letters)[number] | null>(null)
  const select = { name: 'choice', options: few, value: choice, onChange: setChoice }
  const radio = { name: 'cards', cards, value: choice, onChange: setChoice }
  return (
    <>
      <Specimen name="SelectField">
        <SelectField {...select} label="Choice" placeholder="Select one" />
        <SelectField {...select} label="With an error" error={error} />
      </Specimen>
      <Specimen name="RadioCards, YesNoField">
        <RadioCards {...radio} legend="Cards" />
        <RadioCards {...radio} name="failing" legend="With an error" error={error} />
        <YesNoField label="Yes or no" name="answer" value={answer} onChange={setAnswer} />
      </Specimen>
      <Specimen name="ComboboxField">
        <ComboboxField
          label="One of many"
          name="combobox"
          chosen={chosen}
          onChoose={(next) => setChosen(next)}
          options={letters}
          onType={() => {}}
          status={null}
          clearLabel="Clear"
        />
      </Specimen>
    </>
  )
}

function SeveralOfMany() {
  const [values, setValues] = useState<string[]>([])
  const [isChecked, setIsChecked] = useState(false)
  const several = { values, onChange: setValues }
  return (
    <>
      <Specimen name="Checkbox, CheckboxGroup, CheckboxGrid">
        <Checkbox
          label="Agree"
          name="agree"
          help="What one agrees to."
          isChecked={isChecked}
          onChange={setIsChecked}
        />
        <CheckboxGroup {...several} legend="Counted" name="counted" options={counted} />
        <CheckboxGrid {...several} legend="Grid" name="grid" options={few} error={error} />
      </Specimen>
      <Specimen name="MultiSelectField">
        <MultiSelectField {...several} label="Many letters" name="many" options={letters} />
        <MultiSelectField
          {...several}
          label="Loading"
          name="loading"
          options={[]}
          isLoading
        />
      </Specimen>
      <Specimen name="SearchAndAddField">
        <SearchAndAddField
          label="Added letters"
          name="added"
          chosen={letters.filter(({ value }) => several.values.includes(value))}
          onChange={several.onChange}
          options={letters}
          status="Choose as many as fit."
        />
      </Specimen>
    </>
  )
}
