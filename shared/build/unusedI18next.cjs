const { parse } = require('acorn');
const { simple } = require('acorn-walk');

/**
 * Members of i18next's classes that the widget never calls, by class: the code that takes their place. It loads texts itself, formats
 * values before it passes them, has no nested texts, adds no modules, and creates no copies of an instance.
 *
 * Without nested texts, `$t(` in a text of the server is text.
 */
const emptied = {
  ResourceStore: {
    addResource: '',
    addResources: '',
    removeResourceBundle: '',
    removeNamespaces: '',
    deprecateDottedLng: '',
    toJSON: '',
  },
  Translator: { getUsedParamsDetails: 'return {}' },
  LanguageUtil: { deprecateBareCode: '' },
  PluralResolver: { getPluralFormsOfKey: 'return []', needsPlural: 'return true' },
  Interpolator: { nest: 'return str' },
  Formatter: { constructor: '', init: '', add: '', addCached: '', format: 'return value' },
  Connector: {
    constructor: 'super(); this.state = {}',
    queueLoad: '',
    loaded: '',
    read: '',
    prepareLoading: '',
    load: 'callback()',
    reload: '',
    noticeDevFallback: '',
    loadOne: '',
    saveMissing: '',
  },
  Logger: { once: '', clone: '' },
  I18n: {
    use: 'return this',
    reloadResources: '',
    hydrate: '',
    loadNamespaces: '',
    loadLanguages: '',
    dir: '',
    cloneInstance: '',
    toJSON: '',
  },
};

/** Functions outside of the classes that the widget never calls, and the code that takes their place. */
const emptiedFunctions = { createProxy: '', keysFromSelector: '', deepFind: '', pushPath: '' };

/** What i18next logs in its debug mode only. */
const debugLog = /^(this\.logger|baseLogger)\.(log|warn|deprecate|once)$/;

/** Reads of options and modules that the widget never sets. */
const unset = [
  'this.i18nFormat',
  'this.modules.logger',
  'this.modules.formatter',
  'this.modules.languageDetector',
  'this.modules.i18nFormat',
  's.languageDetector',
  'this.services.languageDetector',
  'this.options.supportedLngs',
  'this.options.lowerCaseLng',
  'this.options.cleanCode',
  'this.options.fallbackNS',
  'this.options.returnDetails',
  'this.options.returnObjects',
  'this.options.joinArrays',
  'this.options.updateMissing',
  'this.options.missingKeyHandler',
  'this.options.missingKeyNoValueFallbackToKey',
  'this.options.parseMissingKeyHandler',
  'this.options.postProcess',
  'this.options.appendNamespaceToMissingKey',
  'this.options.appendNamespaceToCIMode',
  'this.options.isClone',
  'opt.returnDetails',
  'opt.returnObjects',
  'opt.joinArrays',
  'opt.context',
  'opt.ordinal',
  'options.ordinal',
  'opt.postProcess',
  'opt.appendNamespaceToCIMode',
  'opt.missingKeyNoValueFallbackToKey',
];

/**
 * A webpack loader that removes from i18next what the widget does not use. `unusedI18next.test.ts` compares the texts of
 * both, and fails if the library has changed or if something uses a removed part.
 *
 * @param {string} source
 */
module.exports = function withoutUnused(source) {
  const edits = [];
  const missing = new Set([
    ...Object.entries(emptied).flatMap(([name, members]) =>
      Object.keys(members).map((member) => `${name}.${member}`),
    ),
    ...Object.keys(emptiedFunctions),
    ...unset,
  ]);
  const replace = ({ start, end }, text) => edits.push({ start, end, text });
  const emptyBody = (name, body, text) => {
    replace(body, text.startsWith('(') ? text : `{ ${text} }`);
    missing.delete(name);
  };
  const textOf = ({ start, end }) => source.slice(start, end);

  simple(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), {
    ClassDeclaration({ id, body }) {
      const members = emptied[id.name] ?? {};
      for (const { key, value } of body.body) {
        if (Object.hasOwn(members, key.name))
          emptyBody(`${id.name}.${key.name}`, value.body, members[key.name]);
      }
    },
    FunctionDeclaration({ id, body }) {
      if (Object.hasOwn(emptiedFunctions, id.name)) emptyBody(id.name, body, emptiedFunctions[id.name]);
    },
    VariableDeclarator({ id, init }) {
      if (!Object.hasOwn(emptiedFunctions, id.name) || init?.type !== 'ArrowFunctionExpression') return;
      emptyBody(id.name, init.body, emptiedFunctions[id.name]);
    },
    ExpressionStatement(node) {
      const { expression } = node;
      if (expression.type === 'CallExpression' && debugLog.test(textOf(expression.callee)))
        replace(node, ';');
    },
    MemberExpression(node) {
      const text = textOf(node);
      if (!unset.includes(text) || /^\s*=[^=]/.test(source.slice(node.end))) return;
      replace(node, '(void 0)');
      missing.delete(text);
    },
  });
  if (missing.size > 0) throw new Error(`i18next has changed. It no longer has ${[...missing].join(', ')}`);

  // The outermost edits win.
  edits.sort((a, b) => a.start - b.start || b.end - a.end);
  let text = '';
  let end = 0;
  for (const edit of edits) {
    if (edit.start < end) continue;
    text += source.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return text + source.slice(end);
};
