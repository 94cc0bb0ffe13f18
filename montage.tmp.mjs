import { chromium } from 'playwright-core';
import { readdirSync, readFileSync, mkdirSync } from 'node:fs';
const langs = process.argv[2].split(','); const width = Number(process.argv[3] ?? 390); const only = new RegExp(process.argv[4] ?? '.'); const theme = process.argv[5];
const texts = Object.fromEntries(['en', ...langs].map((l) => [l, JSON.parse(readFileSync(`/work/main/shared/locales/${l}.json`, 'utf8'))]));
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'], ignoreDefaultArgs: ['--hide-scrollbars'] });
const p = await b.newPage({ viewport: { width, height: 700 }, reducedMotion: 'reduce' });
const base = `http://localhost:${process.env.PORT ?? 8792}/paywidget/deposit`;
await p.route(base, (r) => r.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
await p.goto(base);
const files = readdirSync('/tmp/copies').filter((f) => only.test(f)).sort();
const seen = {};
for (const f of files) {
  const route = f.slice(0, -12); seen[route] = (seen[route] ?? 0) + 1; if (seen[route] > 3) continue;
  const html = readFileSync('/tmp/copies/' + f, 'utf8');
  await p.evaluate(async (html) => {
    const copy = new DOMParser().parseFromString(html, 'text/html').documentElement;
    document.documentElement.replaceWith(document.adoptNode(copy));
    await Promise.all([...document.querySelectorAll('link[rel=stylesheet]')].map((l) => l.sheet ?? new Promise((r) => { l.onload = l.onerror = r; })));
  }, html);
  for (const lang of langs) {
    await p.evaluate(({ texts, lang, theme }) => {
      const english = texts.en, of = texts[lang];
      const wf = (k) => k.replace(/_(zero|one|two|few|many|other)$/, '');
      window.orig ??= new WeakMap();
      const pats = Object.entries(english).filter(([, t]) => /\p{L}/u.test(t.replace(/\{\{\w+\}\}/g, ''))).map(([k, t]) => ({ k: wf(k), re: new RegExp('^' + t.split(/\{\{\w+\}\}/).map((x) => x.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+?)') + '$', 's'), n: [...t.matchAll(/\{\{(\w+)\}\}/g)].map((m) => m[1]) }));
      const c = document.querySelector('[data-paywidget]'); if (!c) return;
      const d = /^(ar|ur)$/.test(lang) ? 'rtl' : 'ltr';
      for (const e of [document.documentElement, c]) { e.lang = lang; e.dir = d; }
      if (theme) c.dataset.theme = theme;
      const w = document.createTreeWalker(c, NodeFilter.SHOW_TEXT); const nodes = []; while (w.nextNode()) nodes.push(w.currentNode);
      for (const n of nodes) { if (!orig.has(n)) orig.set(n, n.data); const o = orig.get(n).trim(); if (!o) continue;
        for (const { k, re, n: names } of pats) { const m = re.exec(o); if (!m) continue; const v = Object.fromEntries(names.map((x, i) => [x, m[i + 1]])); const key = of[k] !== undefined ? k : `${k}_other`; if (of[key] === undefined) continue; n.data = of[key].replace(/\{\{(\w+)\}\}/g, (_, x) => v[x] ?? x); break; } }
      for (const i of c.querySelectorAll('[placeholder]')) { const o = i.dataset.ph ??= i.placeholder; const e = Object.entries(english).find(([, t]) => t === o); if (e) i.placeholder = of[e[0]] ?? o; }
    }, { texts, lang, theme });
    mkdirSync(`/tmp/mont/${lang}`, { recursive: true });
    await p.screenshot({ path: `/tmp/mont/${lang}/${width}-${f.replace('.html', '')}.png` });
  }
}
await b.close();
