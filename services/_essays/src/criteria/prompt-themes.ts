/** A theme that prompts ask about, and the words that essays use for it. */
export type PromptTheme = { name: string; asked: RegExp; words: string }

export const PROMPT_THEMES: readonly PromptTheme[] = [
  {
    name: 'a challenge',
    asked:
      /\b(challenge\w*|obstacle\w*|difficult\w*|adversity|hardship\w*|setback\w*|overc[ao]me|struggle\w*)\b/i,
    words: `challenge obstacle difficult difficulty hard struggle problem fail failed failure fear afraid lost lose
      broke broken illness sick ill died death war flood fire poor hunger hungry overcome overcame setback refused
      rejected alone mistake wrong cried quit debt closed impossible nobody tired pain accident hospital`,
  },
  {
    name: 'a failure',
    asked: /\b(fail\w*|mistakes?|went wrong|disappoint\w*)\b/i,
    words: `fail failed failure mistake wrong lost lose error broke broken missed forgot regret ashamed collapsed
      rejected apologize apologized wasted disappointed cried worst late deadline crashed embarrassed blame fault`,
  },
  {
    name: 'leadership',
    asked: /\b(lead|leader\w*|initiative|led)\b/i,
    words: `lead led leader leadership captain president founded started organized organize team group convinced
      asked meeting members volunteers club taught divided schedule responsible responsibility decided
      persuaded committee elected recruited coordinated`,
  },
  {
    name: 'your community',
    asked: /\b(communit\w*|neighbo\w*|volunteer\w*|serve\w*|service|society)\b/i,
    words: `community village neighborhood town school church mosque temple families children volunteer volunteers
      together people local clinic library elders women youth club center donated collected cleaned served parents`,
  },
  {
    name: 'your goals',
    asked:
      /\b(goals?|future|career|plans?|aspir\w*|ambition\w*|hope to|after graduat\w*|years from now|intend)\b/i,
    words: `goal future career plan hope want become degree graduate graduation master doctor engineer teacher nurse
      scientist researcher lawyer research job company return build intend clinic profession aim`,
  },
  {
    name: 'your field of study',
    asked:
      /\b(field|major|your stud(y|ies)|degree|subject|discipline|stem|science|engineering|medicine|nursing)\b/i,
    words: `study studied major course class subject science engineering biology chemistry physics mathematics math
      medicine nursing computer code programming laboratory lab research experiment degree professor university
      college design learn learned engineer agriculture economics law calculus robotics model`,
  },
  {
    name: 'your need',
    asked: /\b(financ\w*|need|afford|funds?|funding|tuition|money|costs?)\b/i,
    words: `money pay paid cost tuition fee fees income salary earn earned wage loan debt afford rent job work
      worked family support savings saved bills dollars scholarship expensive price borrowed percent`,
  },
  {
    name: 'an achievement',
    asked: /\b(achiev\w*|accomplish\w*|proud\w*|success\w*)\b/i,
    words: `won win first prize medal award built finished completed proud achieved achievement accomplished passed
      graduated score rank competition champion selected published raised succeeded record`,
  },
  {
    name: 'where you come from',
    asked:
      /\b(cultur\w*|identit\w*|background|heritage|divers\w*|traditions?|home country|where you come from|upbringing)\b/i,
    words: `culture language country home grandmother grandfather mother father tradition born grew food religion
      immigrant moved spoke accent childhood parents heritage ancestors family name`,
  },
  {
    name: 'somebody who influenced you',
    asked: /\b(influenced?|inspir\w*|mentor\w*|role model|hero|admire\w*)\b/i,
    words: `teacher mother father grandmother grandfather uncle aunt brother sister coach mentor friend taught
      showed inspired example watched listened`,
  },
  {
    name: 'this university or program',
    asked:
      /\b(why (do you want|have you chosen|are you interested)|(this|our|the) (university|program|college|school|institution)|united states|abroad|america\w*)\b/i,
    words: `university program college campus professor course courses faculty laboratory lab research united states
      america american abroad department curriculum graduate`,
  },
  {
    name: 'what changes through you',
    asked:
      /\b(impact|improve|solve|contribut\w*|make a difference|give back|would change)\b/i,
    words: `change improve improved solve built help helped reduce teach solution project benefit share
      contribute difference impact safer cheaper cleaner rose doubled fewer saved lent`,
  },
  {
    name: 'what you learned',
    asked:
      /\b(learn\w*|lessons?|taught you|grow|grown|grew|shaped?|affect\w*|changed you)\b/i,
    words: `learned learn lesson taught understood understand realized realize since changed began became discovered
      saw noticed today instead stronger`,
  },
]
