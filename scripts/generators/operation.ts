import { Edits, NameError, requireForm, wordsOf } from './edits.ts';

const contract = 'openapi/portal.yaml';

/**
 * An operation that reads something of a client, in the contract and on every side of it: `pnpm new:operation
 * listCalibrations /api/calibrations/get`.
 */
export function newOperation(root: string, [name = '', path = '']: string[]) {
  requireForm(name, /^[a-z][A-Za-z0-9]*$/, 'an operation begins with a small letter and has letters and digits only');
  requireForm(path, /^(\/[A-Za-z0-9]+){2,}$/, 'the path of an operation follows its name: /api/calibrations/get');
  requireForm(path, /^\/api\//, 'a path begins with /api/');
  const edits = new Edits(root);
  const yaml = edits.read(contract);
  if (new RegExp(`operationId: ${name}$`, 'm').test(yaml)) throw new NameError(`The contract has ${name} already.`);
  if (yaml.includes(`\n  ${path}:\n`)) throw new NameError(`The contract has ${path} already.`);

  edits.replace(
    contract,
    /^ {2}\/api\/capabilities:\n/m,
    (next) => `  ${path}:
    get:
      operationId: ${name}
      tags: [extension]
      summary: ${wordsOf(name)}
      description: A viewer who may see the client may call it.
      security: [{}, { bearer: [] }]
      parameters:
        - name: clientId
          in: query
          required: true
          schema: { $ref: '#/components/schemas/Id' }
          example: cli_obala
        - { $ref: '#/components/parameters/Language' }
      responses:
        '200':
          description: The answer of ${name}.
          content:
            application/json:
              schema:
                type: object
                required: [clientId]
                properties:
                  clientId: { $ref: '#/components/schemas/Id' }
              example: { clientId: cli_obala }
        '400': { $ref: '#/components/responses/BadRequest' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '404': { $ref: '#/components/responses/NotFound' }
        default: { $ref: '#/components/responses/Unexpected' }

${next}`,
  );
  edits.create(
    `apps/api/src/handlers/${name}.ts`,
    `import type { Handler } from '../contract/handler.ts';

export const ${name}: Handler<'${name}'> = async ({ viewer, query }) => {
  const client = viewer.client(query.clientId);
  return { clientId: client.id };
};
`,
  );
  const handlers = 'apps/api/src/handlers/index.ts';
  edits.replace(
    handlers,
    /^import type \{ Handlers \}.*\n/m,
    (line) => `${line}import { ${name} } from './${name}.ts';\n`,
  );
  edits.replace(handlers, /^ {2}getCapabilities,\n(?= {2}getHealth,\n\})/m, (line) => `  ${name},\n${line}`);
  edits.replace(
    'apps/api/src/access/permissions.ts',
    /^ {2}listAllSeries: .*\n/m,
    (line) => `${line}  ${name}: { about: 'a client', row: seen(null) },\n`,
  );
  edits.replace(
    'apps/api/test/access/requests.ts',
    /^ {2}getCapabilities: .*\n/m,
    (line) => `  ${name}: byClient('${path}?'),\n${line}`,
  );
  edits.replace(
    'apps/api/test/contract.test.ts',
    /^ {2}it\('covers every operation'/m,
    (next) => `  it('${wordsOf(name).toLowerCase()}', async () => {
    await expectAnswer('${name}', 200, '${path}?clientId=cli_okolje');
    await expectAnswer('${name}', 404, '${path}?clientId=cli_obala');
  });

${next}`,
  );
  edits.write();
  return {
    files: edits.files,
    next: [
      `describe the answer in ${contract}, then pnpm generate`,
      `answer it in apps/api/src/handlers/${name}.ts`,
      `pnpm test:wall -t ${name}    compares the answers with apps/api/src/access/permissions.ts`,
    ],
  };
}
