/** Texts that Sveltia CMS has not translated yet and the owner may see, by key; dots divide groups. */
const untranslated: Record<string, string> = {
  select_item: '„{$name}“ auswählen',
  show_errors: 'Fehler zeigen',
  // Our own words, see patches.ts.
  section_is_used: 'Wird verwendet',
  restore_backup_description:
    'Was Sie hier zuletzt getippt haben ({$datetime}), ist nicht gespeichert. „Wiederherstellen“ holt es ins Formular, „Verwerfen“ löscht es.',
  list_item_options: 'Duplizieren und einfügen',
  sign_in_using_access_token_workflow_note: 'Es muss auch Pull Requests lesen und schreiben dürfen.',
  'status.deploying': 'Wird veröffentlicht',
  'workflow.deploying_deletion': 'Löschung',

  // The checks run first, and then the website is built; guard-requests.ts says what else is missing.
  'workflow.confirm_publishing_entry':
    'Soll dieser Eintrag wirklich veröffentlicht werden? Nach einigen Minuten ist er online.',
  // It counts those that are gone already, which is none.
  'workflow.deletion_pending': 'Zur Löschung vorgemerkt.',
  'workflow.confirm_deleting_published_entry':
    'Soll dieser Eintrag gelöscht werden? Bis dahin steht er in der Liste als „Löschung ausstehend“ und bleibt online. Öffnen Sie ihn dort, und wählen Sie noch einmal „Löschen“, um die Löschung zu veröffentlichen, oder im Menü hinter den drei Punkten „Löschung abbrechen“.',
  'workflow.confirm_completing_deletion':
    'Soll dieser Eintrag wirklich gelöscht werden? Nach einigen Minuten ist er nicht mehr online.',
  'workflow.publishing_entry_failed':
    'Das ist noch nicht veröffentlicht. Steht unten kein Grund, versuchen Sie es in einigen Minuten noch einmal.',

  // settle.ts decides what happens then.
  'save_conflict.title': 'Inzwischen geändert',
  'save_conflict.modified_by':
    '{$name} hat diesen Eintrag am {$date} geändert, nachdem Sie ihn geöffnet haben.',
  'save_conflict.modified': 'Dieser Eintrag ist geändert worden, nachdem Sie ihn geöffnet haben.',
  'save_conflict.deleted': 'Dieser Eintrag ist gelöscht worden, nachdem Sie ihn geöffnet haben.',
  'save_conflict.overwrite_warning':
    'Beim Speichern bleiben beide Änderungen, wenn sie Verschiedenes betreffen. Sonst wird nicht gespeichert, und Ihre Eingaben stehen noch im Formular.',
  'save_conflict.recreate_warning':
    'Er wird nicht wieder angelegt. Ihre Eingaben stehen noch im Formular; kopieren Sie heraus, was Sie brauchen.',
  'save_conflict.save_anyway': 'Speichern',
  'save_conflict.branch_moved': 'Jemand anders hat gerade etwas gespeichert. Speichern Sie noch einmal.',
  'remote_change.reload_entry': 'Eintrag neu laden',
  'remote_change.confirm_reloading_entry':
    'Soll der Eintrag neu geladen werden? Was Sie nicht gespeichert haben, geht dabei verloren.',

  repository_no_access:
    'Ihr Zugang darf das Repository „{$repo}“ nicht bearbeiten. Ist es ein Zugriffstoken, muss es für dieses Repository gelten und dort Inhalte (Contents) und Pull requests lesen und schreiben dürfen; sonst bitten Sie die Person um Zugang, die Ihre Website betreut.',

  replace_image: 'Bild ersetzen',
  remove_image: 'Bild entfernen',
  replace_file: 'Datei ersetzen',
  remove_file: 'Datei entfernen',
  file_unavailable: 'Nicht verfügbar',
  file_unavailable_description: 'Diese Datei fehlt. Vielleicht ist sie verschoben oder gelöscht.',
  cannot_delete_referenced_assets:
    '.input {$count :integer} .match $count one {{Dieses Bild wird noch gezeigt. Ändern Sie zuerst diese Felder:}} * {{Diese Bilder werden noch gezeigt. Ändern Sie zuerst diese Felder:}}',
  deleting_referenced_assets_note:
    '.input {$count :integer} .match $count one {{Ein Eintrag, der es zeigt, verliert es.}} * {{{$count} Einträge, die es zeigen, verlieren es.}}',

  // Of “Medien”.
  folders: 'Ordner',
  more_folders: 'Weitere Ordner',
  back_to_parent_folder: 'Zurück zum übergeordneten Ordner',
  folder_contents: 'Inhalt',
  folder_path: 'Pfad des Ordners',
  folder_options: 'Optionen des Ordners',
  show_folder_options: 'Optionen des Ordners anzeigen',
  x_folders:
    '.input {$count :integer} .match $count 0 {{Keine Ordner}} one {{{$count} Ordner}} * {{{$count} Ordner}}',
  new_folder: 'Neuer Ordner',
  new_folder_name: 'Name des Ordners',
  new_folder_create: 'Anlegen',
  new_folder_description: 'Der neue Ordner entsteht in „{$folder}“.',
  'new_folder_error.empty': 'Der Name fehlt.',
  'new_folder_error.invalid':
    'Der Name darf keine Schrägstriche enthalten und nicht mit einem Punkt beginnen.',
  'new_folder_error.duplicate': 'Einen Ordner oder eine Datei dieses Namens gibt es hier schon.',
  creating_folder: 'Der Ordner wird angelegt …',
  creating_folder_failed: 'Der Ordner konnte nicht angelegt werden.',
  folder_created: 'Ordner angelegt.',
  rename_folder: 'Ordner umbenennen',
  enter_new_name_for_folder:
    '.input {$count :integer} .match $count 0 {{Geben Sie einen neuen Namen ein.}} * {{Geben Sie einen neuen Namen ein. Was darin liegt ({$count}), zieht mit um.}}',
  renaming_folder: 'Der Ordner wird umbenannt …',
  renaming_folder_failed: 'Der Ordner konnte nicht umbenannt werden.',
  folder_renamed: 'Ordner umbenannt.',
  delete_folder: 'Ordner löschen',
  confirm_deleting_folder:
    '.input {$count :integer} .match $count 0 {{Soll der leere Ordner „{$name}“ gelöscht werden?}} * {{Soll der Ordner „{$name}“ mit allem darin ({$count}) gelöscht werden?}}',
  deleting_folder: 'Der Ordner wird gelöscht …',
  deleting_folder_failed: 'Der Ordner konnte nicht gelöscht werden.',
  folder_deleted: 'Ordner gelöscht.',
  'assets_dialog.title.folder': 'Ordner auswählen',
  'assets_dialog.selected_folder': 'Ausgewählter Ordner: {$path}',
  'assets_dialog.selected_folders':
    '.input {$count :integer} .match $count one {{{$count} Ordner ausgewählt}} * {{{$count} Ordner ausgewählt}}',
  'assets_dialog.no_subfolders': 'Dieser Ordner hat keine Unterordner.',

  // An entry's slug is its address on the website.
  'entry_sidebar.slug.title': 'Adresse',
  'entry_sidebar.slug.generated_on_save': 'Die Adresse entsteht beim Speichern aus dem Titel.',
  'entry_sidebar.slug.unavailable': 'Dieser Eintrag hat keine Adresse.',

  // It calls it an error and advises to try again later, although a mistake has to be mended.
  'saving_entry.error.title': 'Nicht gespeichert',
  'saving_entry.error.description': 'Ihre Eingaben stehen noch im Formular.',

  // What is wrong, without what to do.
  'validation.value_missing': 'Bitte füllen Sie dieses Feld aus.',
  'validation.range_underflow.number': 'Bitte geben Sie mindestens {$min} ein.',
  'validation.range_overflow.number': 'Bitte geben Sie höchstens {$max} ein.',
  'validation.type_mismatch.url':
    'Bitte geben Sie die ganze Adresse ein, zum Beispiel https://www.example.com/seite.',
};

type Words = { [key: string]: string | Words };

/** The words of Sveltia CMS in German. */
export function germanWords(json: string): string {
  const words: Words = JSON.parse(
    json
      .replaceAll('Der Slug', 'Die Adresse')
      .replaceAll('Dieser Slug', 'Diese Adresse')
      .replaceAll('Slug bearbeiten', 'Adresse ändern')
      .replaceAll('"Slug"', '"Adresse"'),
  );
  for (const [key, text] of Object.entries(untranslated)) {
    const names = key.split('.');
    const last = names.pop() ?? '';
    const group = names.reduce((group, name) => {
      group[name] ??= {};
      return group[name] as Words;
    }, words);
    group[last] = text;
  }
  return JSON.stringify(words);
}
