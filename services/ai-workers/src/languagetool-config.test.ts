import { describe, expect, it } from 'vitest'
import { readLanguageToolSettings } from './languagetool-config.ts'

const LANGUAGETOOL_URL = 'http://languagetool:8010'

describe('the settings of LanguageTool', () => {
  it('are none without an address, also where a compose file leaves it empty', () => {
    expect(readLanguageToolSettings({})).toBeNull()
    expect(readLanguageToolSettings({ LANGUAGETOOL_URL: '' })).toBeNull()
  })

  it('take American English unless another one is named', () => {
    const given = { LANGUAGETOOL_URL, LANGUAGETOOL_LANGUAGE: '' }
    expect(readLanguageToolSettings(given)).toEqual({
      url: LANGUAGETOOL_URL,
      language: 'en-US',
    })
    const british = { LANGUAGETOOL_URL, LANGUAGETOOL_LANGUAGE: 'en-GB' }
    expect(readLanguageToolSettings(british)?.language).toBe('en-GB')
  })

  it.each([
    ['LANGUAGETOOL_URL', { LANGUAGETOOL_URL: 'nowhere' }],
    ['LANGUAGETOOL_URL', { LANGUAGETOOL_URL: 'ftp://languagetool' }],
    ['LANGUAGETOOL_URL', { LANGUAGETOOL_URL: 'http://languagetool:8010/v2/check' }],
    ['LANGUAGETOOL_URL', { LANGUAGETOOL_URL: 'http://languagetool:8010/v2/' }],
    ['LANGUAGETOOL_URL', { LANGUAGETOOL_URL: 'http://me:secret@languagetool:8010' }],
    ['LANGUAGETOOL_LANGUAGE', { LANGUAGETOOL_URL, LANGUAGETOOL_LANGUAGE: 'auto' }],
    ['LANGUAGETOOL_LANGUAGE', { LANGUAGETOOL_URL, LANGUAGETOOL_LANGUAGE: 'fr-FR' }],
  ])('name %s when it is not usable: %o', (name, env) => {
    expect(() => readLanguageToolSettings(env)).toThrow(name)
  })
})
