/** The directions of imports: a rule for every sentence of docs/architecture.md. */
const only = (name, comment, from, allowed, pathNot) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot },
  to: { path: '^(app|gateway|e2e|bench|tools)/', pathNot: allowed },
});

const RULES = '^gateway/(modules/[^/]+|modules/desk/(finding|records)|rules)/[^/]+\\.rules\\.ts$';
const CONTENT = '^app/content/';
const TEST = '(\\.test\\.tsx?$|/test/)';

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\.css$' } },
    {
      name: 'no-undeclared-packages',
      comment: 'A package that is used is in package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },

    only('content-stands-alone', 'Content imports nothing but content.', CONTENT, [CONTENT]),
    only('rules-stand-alone', 'Rules import nothing of ours but rules and content.', RULES, [RULES, CONTENT]),
    {
      name: 'content-is-plain-data',
      comment: 'Content uses no package and nothing of Node: another agency edits it.',
      severity: 'error',
      from: { path: CONTENT },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'rules-use-valibot-only',
      comment: 'Rules are part of a visitor’s download.',
      severity: 'error',
      from: { path: RULES },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/valibot/' },
    },
    {
      name: 'gateway-runs-without-development-packages',
      comment: 'They are not there in production.',
      severity: 'error',
      from: { path: '^gateway/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    only('app-sees-rules-only', 'Of the gateway the app sees its rules, nothing else.', '^app/', ['^app/', RULES], TEST),
    only('gateway-sees-content-only', 'Of the app the gateway sees its content, nothing else.', '^gateway/', ['^gateway/', CONTENT]),

    only('theme-is-the-ground', 'The theme imports nothing of ours but content.', '^app/theme/', ['^app/theme/', CONTENT], TEST),
    only('ui-on-theme', 'ui imports theme, content and plain helpers.', '^app/ui/', ['^app/(ui|theme|lib)/', CONTENT], TEST),
    only('lib-is-plain', 'lib imports nothing of ours but content and rules.', '^app/lib/', ['^app/lib/', CONTENT, RULES], TEST),
    only('outbox-without-pages', 'The outbox imports lib, content and rules: a service worker runs it too.', '^app/outbox/', ['^app/(outbox|lib)/', CONTENT, RULES], TEST),
    only('forms-on-ui', 'forms import ui and what is below it, the outbox, and the rules.', '^app/forms/', ['^app/(forms|outbox|ui|theme|lib)/', CONTENT, RULES], TEST),
    only('graphql-is-the-client', 'app/graphql imports plain helpers, nothing of the screens.', '^app/graphql/', ['^app/(graphql|lib)/', CONTENT, RULES], TEST),
    only('shell-on-forms', 'The shell imports forms and what is below them.', '^app/shell/', ['^app/(shell|forms|outbox|ui|theme|lib)/', CONTENT, RULES], TEST),
    only('chat-on-forms', 'The chat imports forms and what is below them.', '^app/chat/', ['^app/(chat|forms|outbox|ui|theme|lib)/', CONTENT, RULES], TEST),
    {
      name: 'chat-for-the-app-only',
      comment: 'Only the App imports the chat.',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/chat/', '^app/App\\.tsx$', TEST] },
      to: { path: '^app/chat/' },
    },
    only('analytics-on-shell', 'Analytics import the shell and what is below it.', '^app/analytics/', ['^app/(analytics|shell|ui|theme|lib)/', CONTENT], TEST),
    {
      name: 'pages-know-no-pages',
      comment: 'A page imports its own folder and what is below pages, never another page.',
      severity: 'error',
      from: { path: '^app/pages/([^/]+)/' },
      to: { path: '^app/pages/([^/]+)/', pathNot: '^app/pages/$1/' },
    },
    {
      name: 'nobody-imports-the-top',
      comment: 'The route table and the App are imported from above only.',
      severity: 'error',
      from: { path: '^app/(content|theme|ui|lib|outbox|forms|shell|chat|analytics|pages|graphql)/' },
      to: { path: '^app/(routes|App|main|prerender)\\.tsx?$' },
    },
    {
      name: 'apollo-for-the-desk-only',
      comment: 'No visitor downloads Apollo: only the desk imports app/graphql.',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/graphql/', '^app/pages/admin/'] },
      to: { path: ['^app/graphql/', 'node_modules/@apollo/client'] },
    },

    {
      name: 'use-cases-know-no-transport',
      comment: 'Use cases, rules and entities know neither Fastify nor GraphQL.',
      severity: 'error',
      from: { path: '^gateway/modules/', pathNot: ['\\.(rest|graphql|routes|page|test)\\.ts$', '/receive-[a-z]+\\.ts$'] },
      to: { path: ['^gateway/(rest|graphql|http|site)/', 'node_modules/(fastify|@fastify|graphql|type-graphql|@apollo)/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rest-and-graphql-are-apart',
      comment: 'What both transports share stands in http.',
      severity: 'error',
      from: { path: '^gateway/(rest|graphql)/', pathNot: TEST },
      to: { path: '^gateway/(rest|graphql)/', pathNot: '^gateway/$1/' },
    },
    {
      name: 'adapters-are-leaves',
      severity: 'error',
      from: { path: '^gateway/(adapters|database)/', pathNot: [TEST, '^gateway/database/orm\\.ts$'] },
      to: { path: '^gateway/(modules|rest|graphql|http|site)/' },
    },
    {
      name: 'language-knows-no-purpose',
      comment: 'What words, sentences and meanings are is the same for whoever reads them.',
      severity: 'error',
      from: { path: '^gateway/modules/language/', pathNot: TEST },
      to: { path: '^gateway/modules/(?!language/)' },
    },
    {
      name: 'leads-know-no-assistant',
      comment: 'The assistant reads what a visitor tells; what is told is told to whoever asks.',
      severity: 'error',
      from: { path: '^gateway/modules/leads/', pathNot: TEST },
      to: { path: '^gateway/modules/assistant/' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: TEST + '|^e2e/|^bench/' },
      to: { path: TEST },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|app/graphql/generated)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'], mainFields: ['module', 'main', 'types'] },
  },
};
