import { useQueryClient } from '@paywidget/shared/api';
import { useTranslation } from '@paywidget/shared/i18n';
import { useDepositMethods } from '@paywidget/shared/methods';
import { defineFlow, FlowScreen, useFlow } from '@paywidget/shared/navigation';
import { choiceAtom, useAtomValue, useStore } from '@paywidget/shared/state';
import { createElement, useId } from 'react';

/** Exports of shared units that must exist only once. Tests compare them with the exports of other remotes. */
const units = [createElement, useId, choiceAtom, useStore, useQueryClient, useTranslation, useFlow];

const probes = globalThis as unknown as { paywidgetProbes?: unknown[][] };
probes.paywidgetProbes = [...(probes.paywidgetProbes ?? []), units];

/** Shows the state that the shell and another remote have set. */
function Probe() {
  const { group } = useAtomValue(choiceAtom);
  const { data } = useDepositMethods();
  const { i18n } = useTranslation();
  const seen = { group, methods: data?.methods.length, language: i18n.language };
  return createElement(FlowScreen, {
    heading: 'Probe',
    children: createElement('output', null, JSON.stringify(seen)),
  });
}

/** A remote for tests. It replaces two flows, to check the modules that they share. */
export default defineFlow({
  'deposit.crypto': { component: Probe },
  'deposit.peer-to-peer.list': { component: Probe },
});
