import { describe, expect, it } from 'vitest'
import { readProviderSettings } from './provider-config.ts'

const key = { OPENAI_API_KEY: 'key', OPENAI_MODEL: 'small' }
const prices = { OPENAI_PRICES: 'small=0.25/2, large:1=1/8' }

describe('the settings of the AI provider', () => {
  it('are none without a key, whatever else is set', () => {
    expect(readProviderSettings({ ...prices, OPENAI_MODEL: 'small' })).toBeNull()
    expect(readProviderSettings({ OPENAI_API_KEY: '' })).toBeNull()
  })

  it('have a model and a price for each feature', () => {
    const env = { ...key, ...prices, OPENAI_MODELS: 'match-tips=large:1' }
    expect(readProviderSettings(env)).toMatchObject({
      baseUrl: 'https://api.openai.com/v1',
      model: 'small',
      modelOf: { 'match-tips': 'large:1' },
      prices: { small: { in: 0.25, out: 2 }, 'large:1': { in: 1, out: 8 } },
      featureBudgetMicroUsd: 20_000_000,
      userBudgetMicroUsd: 1_000_000,
    })
  })

  it.each([
    ['OPENAI_MODEL', { OPENAI_API_KEY: 'key' }],
    ['OPENAI_PRICES', key],
    ['OPENAI_PRICES', { ...key, OPENAI_PRICES: 'small=cheap' }],
    ['OPENAI_PRICES', { ...key, OPENAI_PRICES: 'small' }],
    ['OPENAI_MODELS', { ...key, ...prices, OPENAI_MODELS: 'poems=small' }],
    ['OPENAI_BASE_URL', { ...key, ...prices, OPENAI_BASE_URL: 'nowhere' }],
    ['OPENAI_TOKEN_TIMEOUT', { ...key, ...prices, OPENAI_TOKEN_TIMEOUT: 'soon' }],
  ])('name %s when it is not usable', (name, env) => {
    expect(() => readProviderSettings(env)).toThrow(name)
  })
})
