import * as z from 'zod';
import { references } from '../../site/content/schemas/references.ts';

type Row = { name: string; description: string; kind: string; isOptional: boolean };

/** The fields of a schema as a Markdown table, with what belongs there. */
export function fieldTable(schema: z.core.$ZodType): string {
  const rows = [...rowsOf(schema)].map(
    ({ name, description, kind, isOptional }) =>
      `| \`${name}\` | ${cell(description)} | ${cell(kind)} | ${isOptional ? 'nein' : 'ja'} |`,
  );
  return `| Feld | Was hineingehört | Art | Pflicht |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

function* rowsOf(schema: z.core.$ZodType, name = ''): Generator<Row> {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    for (const [key, field] of Object.entries<z.core.$ZodType>(inner.shape)) {
      const path = name ? `${name}.${key}` : key;
      const isList = unwrap(field) instanceof z.ZodArray;
      yield {
        name: isList ? `${path}[]` : path,
        description: descriptionOf(field),
        kind: kindOf(unwrap(field)),
        isOptional: field instanceof z.ZodOptional,
      };
      yield* rowsOf(field, path);
    }
  } else if (inner instanceof z.ZodArray) {
    yield* rowsOf(inner.element, `${name}[]`);
  } else if (inner instanceof z.ZodRecord && !name) {
    yield {
      name: 'Feldname: Wert',
      description: `${descriptionOf(inner.keyType)}: ${descriptionOf(inner.valueType)}`,
      kind: 'beliebig viele Zeilen',
      isOptional: false,
    };
  }
}

/** In the words of somebody who has never seen a schema. */
function kindOf(schema: z.core.$ZodType): string {
  const reference = references.get(schema)?.to;
  if (reference === 'pages') return 'Pfad einer Seite';
  if (reference === 'images') return 'Name eines Bildes';
  if (reference) return `Kurzname aus ${reference}.yaml`;
  if (schema instanceof z.ZodObject) return 'Gruppe';
  if (schema instanceof z.ZodArray) return `Liste: ${kindOf(unwrap(schema.element))}`;
  if (schema instanceof z.ZodEnum) return `eines von: ${schema.options.join(', ')}`;
  if (schema instanceof z.ZodLiteral) return [...schema.values].join(', ');
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => kindOf(unwrap(option))).join(' oder ');
  if (schema instanceof z.ZodBoolean) return 'true oder false';
  if (schema instanceof z.ZodNumber) return 'ganze Zahl';
  if (schema instanceof z.ZodISODate) return 'Datum';
  if (schema instanceof z.ZodURL) return 'Adresse mit https://';
  if (schema instanceof z.ZodEmail) return 'E-Mail-Adresse';
  if (schema instanceof z.ZodString)
    return schema.maxLength ? `Text, höchstens ${schema.maxLength} Zeichen` : 'Text';
  return 'Wert';
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema;
}

function descriptionOf(schema: z.core.$ZodType): string {
  return (z.globalRegistry.get(schema) ?? z.globalRegistry.get(unwrap(schema)))?.description ?? '';
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
