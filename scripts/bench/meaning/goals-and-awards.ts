import type { PooledAward } from './award-pool.ts'

/** Goals as students write them, and the awards of the pool that fit them; all others are for something else. */

export type GoalsCase = { goals: string; fits: readonly PooledAward[]; because: string }

const fits = (
  goals: string,
  awards: readonly PooledAward[],
  because: string,
): GoalsCase => ({
  goals,
  fits: awards,
  because,
})

export const GOALS_CASES: readonly GoalsCase[] = [
  fits(
    'I map sedimentary basins and want to find where gas collects in porous rock.',
    ['petroleumGeology', 'geology', 'petroleum'],
    'geologists of oil and gas; none of the words of the awards is used',
  ),
  fits(
    'Earthquakes destroyed my town. I want to read faults and old layers of stone to know when the next one comes.',
    ['geology', 'petroleumGeology'],
    'earth science without its name',
  ),
  fits(
    'After school I would like to work on drilling rigs and design wells for crude oil.',
    ['petroleum', 'petroleumGeology'],
    'petroleum engineering; energy awards are about energy as a whole and left out',
  ),
  fits(
    'I want to teach computers to understand speech in my language with neural networks.',
    ['amazonAi', 'appleAi', 'bankAi', 'nvidia'],
    'artificial intelligence in other words',
  ),
  fits(
    'Machine learning for graphics chips is what I hope to do in my doctorate.',
    ['nvidia', 'amazonAi', 'appleAi', 'bankAi'],
    'hardware of AI',
  ),
  fits(
    'As a girl who codes I want to build software and bring other women into programming.',
    ['womenInComputing', 'dataScience'],
    'both are for women who study computing',
  ),
  fits(
    'Big statistics on supercomputers: I like simulations and large tables of numbers.',
    ['dataScience'],
    'computational and data science',
  ),
  fits(
    'I dream of designing airplanes and rockets that carry people safely.',
    ['aircraft', 'womenInAerospace'],
    'aeronautics and astronautics',
  ),
  fits(
    'Jet engines and wings fascinate me; I want a doctorate on how air flows around them.',
    ['womenInAerospace', 'aircraft'],
    'aerospace by its parts',
  ),
  fits(
    'I look for planets around other stars with telescopes.',
    ['planets', 'hubble'],
    'planetary astronomy',
  ),
  fits(
    'Galaxies, black holes and the early universe are what I study.',
    ['hubble', 'planets'],
    'astronomy without the word',
  ),
  fits(
    'My mother died of leukemia. I want to find drugs that stop tumors.',
    ['cancer', 'cancerNumbers', 'immunology'],
    'cancer research; heart and biomedicine are other diseases',
  ),
  fits(
    'How white blood cells recognize an infection is my question; I work with vaccines and antibodies.',
    ['immunology'],
    'immunology by what it is about',
  ),
  fits(
    'I model how tumors grow with equations and computers.',
    ['cancerNumbers', 'cancer', 'immunology'],
    'quantitative biology of cancer',
  ),
  fits(
    'Strokes and blocked arteries kill many in my country, so I study blood vessels and the cardiac muscle.',
    ['heart'],
    'cardiovascular and brain health',
  ),
  fits(
    'I would like to set up a laboratory for medical biology back home in Peru.',
    ['biomedicine'],
    'for biomedical scientists of Latin America who return',
  ),
  fits(
    'Tiny bacteria and plankton in the sea drive the climate; I collect them from ships.',
    ['marineMicrobes'],
    'marine microbial ecology in plain words',
  ),
  fits(
    'I build underwater vehicles and sensors that measure currents in deep water.',
    ['oceanEngineering'],
    'ocean engineering and instrumentation',
  ),
  fits(
    'Solar panels, batteries and wind turbines for villages without a grid are my goal.',
    ['energy', 'chevron', 'electrochemistry'],
    'energy; batteries are electrochemistry too',
  ),
  fits(
    'I want to make air conditioning of buildings need less electricity.',
    ['cooling', 'energy'],
    'heating, cooling and refrigeration',
  ),
  fits(
    'Antennas and radio waves: I measure how high frequencies travel through cables.',
    ['microwaves', 'electromagnetics', 'electrical'],
    'microwave engineering',
  ),
  fits(
    'Maxwell’s equations, radar and how fields scatter from metal are my subject.',
    ['electromagnetics', 'microwaves', 'electrical'],
    'electromagnetics',
  ),
  fits(
    'Designing chips, amplifiers and semiconductors is what I want to learn.',
    ['circuits', 'electrical', 'nvidia'],
    'analog circuits and computer engineering',
  ),
  fits(
    'Lasers and glass fibers that carry light are my research.',
    ['photonics', 'optics', 'womenInOptics'],
    'optics and photonics',
  ),
  fits(
    'I want to build better microscopes and lenses.',
    ['optics', 'photonics', 'womenInOptics'],
    'optics by its instruments',
  ),
  fits(
    'In high school our team built a robot for competitions, and I want to become an engineer of such machines.',
    ['robots'],
    'the award of FIRST Robotics',
  ),
  fits(
    'I study reactions at electrodes to store charge in lithium cells.',
    ['electrochemistry', 'chemistry'],
    'electrochemistry',
  ),
  fits(
    'Synthesis of new molecules in the lab over the summer would be wonderful.',
    ['chemistry', 'electrochemistry'],
    'summer programs in chemistry',
  ),
  fits(
    'I want to help young people with depression and understand how therapy works.',
    ['psychology', 'psychologyTheses'],
    'clinical psychology without the word',
  ),
  fits(
    'How children remember and decide is my thesis; I run experiments on attention and behavior.',
    ['psychologyTheses', 'psychology'],
    'experimental psychology',
  ),
  fits(
    'I paint and make sculptures and want to show them in museums.',
    ['arts', 'newYorkArts', 'spanishArts', 'calArts'],
    'fine arts',
  ),
  fits(
    'Dance, theater and film are my life; I want training as a performer.',
    ['calArts', 'arts', 'newYorkArts', 'spanishArts'],
    'performing arts',
  ),
  fits(
    'I want to be a professor who studies audits and financial statements of firms.',
    ['accounting'],
    'accounting by what it does',
  ),
  fits(
    'Insurance risk, pensions and probability are what I want to research and teach.',
    ['actuaries'],
    'actuarial science without its name',
  ),
  fits(
    'I plan to found a company in Nairobi and need to learn how to manage and raise capital.',
    ['mba', 'womenInBusiness'],
    'business; the first for Africans',
  ),
  fits(
    'As a woman I want to lead a firm, in marketing or finance.',
    ['womenInBusiness', 'mba'],
    'women in business',
  ),
  fits(
    'My dissertation asks how welfare, housing and prisons shape poor families.',
    ['socialPolicy'],
    'social policy',
  ),
  fits(
    'I want to become a diplomat and negotiate treaties between states.',
    ['relations', 'indonesia', 'peace'],
    'international relations',
  ),
  fits(
    'My country came out of a civil war. I want to learn how enemies reconcile.',
    ['peace'],
    'peace and conflict studies',
  ),
  fits(
    'Poverty, microcredit and growth of poor nations are what I want to work on in a ministry.',
    ['development', 'socialPolicy'],
    'development',
  ),
  fits(
    'Why do pupils in rural classrooms drop out, and what can teachers do? That is my research.',
    ['schooling'],
    'research on education',
  ),
  fits(
    'I teach Arabic and would like to assist in classes at an American college.',
    ['languageTeaching'],
    'teaching assistants of foreign languages',
  ),
  fits(
    'I will live with nomads for a year and write down their kinship and rituals.',
    ['anthropology'],
    'fieldwork of anthropology without the word',
  ),
  fits(
    'Faith, morality and how monks thought about justice are the theme of my doctorate.',
    ['values'],
    'ethical or religious values',
  ),
]
