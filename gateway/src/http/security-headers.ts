type InlineHashes = { script: readonly string[]; style: readonly string[] }

/**
 * The headers that every answer but a file's carries. The policy allows this site's own files only, and of
 * inline code what the build itself contains, by hash.
 */
export function securityHeaders(
  inline: InlineHashes = { script: [], style: [] },
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...inline.script].join(' '),
    ["style-src 'self'", ...inline.style].join(' '),
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
}

/**
 * Headers of files in /assets, which are not pages: headers that only pages use would outweigh many a
 * script. The policy is for workers.
 */
export const ASSET_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Two years, as preload lists ask; sent behind TLS only. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains'
