/** The code that Stryker does not change, because nothing that a player, a host or a caller notices depends on it. */
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const isError = (name) => typeof name === 'string' && name.endsWith('Error');

/** The class that a node is in. */
const classOf = (path) => path.findParent((parent) => parent.isClassDeclaration())?.node;

const ignorer = {
  shouldIgnore(path) {
    if (path.isStringLiteral() || path.isTemplateLiteral()) {
      const { parent } = path;
      const isArgument = parent.type === 'NewExpression' || parent.type === 'CallExpression';
      if (parent.type === 'NewExpression' && isError(parent.callee.name))
        return 'The message of an exception is for developers. No code reads it.';
      if (isArgument && parent.callee.type === 'Super' && isError(classOf(path)?.superClass?.name))
        return 'The message of an exception is for developers. No code reads it.';
      if (
        parent.type === 'ClassProperty' &&
        parent.key.name === 'name' &&
        isError(classOf(path)?.superClass?.name)
      )
        return 'The name of an exception is for developers. The code asks for its class.';
    }
    if (path.isArrayExpression() && path.node.elements.length === 0) {
      const { parent } = path;
      if (
        parent.type === 'CallExpression' &&
        /^use\w*Effect$/.test(parent.callee.name) &&
        parent.arguments[1] === path.node
      )
        return 'An effect without dependencies runs once, and so does one that depends on a constant.';
    }
    return undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'developers', ignorer)];
