import { parseArgsStringToArgv } from 'string-argv';

/**
 * The arguments of a command of the user's: split as a shell would, without a shell. `$NAME` and `${NAME}` stand for the variables that the
 * command gets from us, within the argument where they are written; a value is never split again, and any other `$` stays.
 */
export function splitCommand(
  command: string,
  variables: Readonly<Record<string, string>>,
): readonly string[] {
  return parseArgsStringToArgv(command).map((word) =>
    word.replace(/\$(?:\{(\w+)\}|(\w+))/g, (all, braced?: string, plain?: string) => {
      const name = braced ?? plain ?? '';
      return Object.hasOwn(variables, name) ? (variables[name] ?? all) : all;
    }),
  );
}
