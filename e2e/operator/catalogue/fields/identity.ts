import { text } from '../entry';
import type { WireField } from '../wire';
import { dropdown, ruledField } from './ruledField';

/*
 * Identity and tax numbers. The patterns check the format that each authority publishes. Check digits need arithmetic, so
 * only the server verifies them.
 */

/** Brazil's CPF, as the Receita Federal defines it: 11 digits, written 000.000.000-00, and never all equal. */
export const cpf: WireField = ruledField('cpf', {
  pattern: /^(?!(\d)\1{2}\.?\1{3}\.?\1{3}-?\1{2}$)\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/u,
  mask: '###.###.###-##',
});

/** Brazil's CNPJ, as the Receita Federal defines it: 14 digits, written 00.000.000/0000-00, and never all zero. */
export const cnpj: WireField = ruledField('cnpj', {
  pattern: /^(?!0{2}\.?0{3}\.?0{3}\/?0{4}-?0{2}$)\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}$/u,
  mask: '##.###.###/####-##',
});

/** Argentina's DNI, as RENAPER defines it: 7 or 8 digits without a leading zero. */
export const argentineDni: WireField = ruledField('dni', {
  rule: 'argentineDni',
  pattern: /^[1-9]\d{6,7}$/u,
});

/** Argentina's CUIT or CUIL, as AFIP defines it: type prefix, DNI, check digit. Written 20-12345678-9. */
export const cuit: WireField = ruledField('cuit', {
  pattern: /^(?:20|23|24|27|30|33|34)-?\d{8}-?\d$/u,
  mask: '##-########-#',
});

/** Chile's RUT, as the Registro Civil defines it: 7 or 8 digits, then a check character 0–9 or K. */
export const rut: WireField = ruledField('rut', {
  type: 'text_uppercase',
  pattern: /^[1-9]\d?\.?\d{3}\.?\d{3}-?[\dK]$/u,
});

/** Peru's DNI, as RENIEC defines it: 8 digits. */
export const peruvianDni: WireField = ruledField('dni', {
  rule: 'peruvianDni',
  pattern: /^\d{8}$/u,
  mask: '########',
});

/** Ecuador's cédula, as the Registro Civil defines it: 10 digits. It starts with the province, 01–24 or 30; the third digit is 0–5. */
export const cedula: WireField = ruledField('cedula', {
  pattern: /^(?:0[1-9]|1\d|2[0-4]|30)[0-5]\d{7}$/u,
  mask: '##########',
});

/** Mexico's CURP (DOF 18-10-2021): letters of the name, birth date, sex, state, inner consonants, homonym mark, check digit. */
export const curp: WireField = ruledField('curp', {
  type: 'text_uppercase',
  pattern:
    /^[A-Z][AEIOUX][A-Z]{2}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[HMX](?:AS|B[CS]|C[CLMSH]|D[FG]|G[TR]|HG|JC|M[CNS]|N[ETL]|OC|PL|Q[TR]|S[PLR]|T[CSL]|VZ|YN|ZS)[B-DF-HJ-NP-TV-Z]{3}[A-Z\d]\d$/u,
});

/** Turkey's identity number (T.C. kimlik no), as NVİ defines it: 11 digits, the first not 0, the last even. */
export const turkishId: WireField = ruledField('turkishId', {
  pattern: /^[1-9]\d{9}[02468]$/u,
  mask: '###########',
});

/** Kazakhstan's IIN: birth date, one digit 0–6 for century and sex, serial number, check digit. */
export const iin: WireField = ruledField('iin', {
  pattern: /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[0-6]\d{5}$/u,
  mask: '############',
});

/** South Africa's identity number, as the DHA defines it: birth date, serial number, citizenship (0–2), an 8 or 9, check digit. */
export const southAfricanId: WireField = ruledField('southAfricanId', {
  pattern: /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}[0-2][89]\d$/u,
  mask: '#############',
});

/** A Colombian document: the types that PSE accepts, and the number. A NIT has its check digit after a dash. */
export const colombianDocument: WireField[] = [
  dropdown('documentType', [
    ['CC', text('Citizenship card (CC)', 'Удостоверение гражданина (CC)', 'بطاقة المواطنة (CC)')],
    ['CE', text('Foreigner ID (CE)', 'Удостоверение иностранца (CE)', 'هوية الأجنبي (CE)')],
    ['NIT', text('Tax number (NIT)', 'Налоговый номер (NIT)', 'الرقم الضريبي (NIT)')],
    ['PP', text('Passport (PP)', 'Паспорт (PP)', 'جواز السفر (PP)')],
  ]),
  ruledField('documentNumber', {
    type: 'text_uppercase',
    pattern: /^(?:[1-9]\d{5,9}(?:-\d)?|[A-Z]{2}\d{6,7})$/u,
  }),
];

/** A person's name in any script: letters and marks, with apostrophes, dots, hyphens and spaces between them. */
export const fullName: WireField = ruledField('fullName', { pattern: /^\p{L}[\p{L}\p{M}'’.\- ]{1,69}$/u });

/** A name in Latin letters, as on bank cards and in SWIFT messages (ISO/IEC 7813, ISO 9362 character set). */
export const latinName: WireField = ruledField('accountHolder', {
  rule: 'latinName',
  type: 'text_uppercase',
  pattern: /^[A-Z][A-Z'.\- ]{1,34}$/u,
});
