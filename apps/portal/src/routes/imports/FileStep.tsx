import { Card } from '@zrak/ui/Card';
import { DropZone } from '@zrak/ui/DropZone';
import { useIntl } from 'react-intl';

interface FileStepProps {
  isRunning: boolean;
  onSelect: (file: File) => void;
}

export function FileStep({ isRunning, onSelect }: FileStepProps) {
  const intl = useIntl();
  return (
    <Card>
      <DropZone
        label={intl.formatMessage({ id: 'routes.imports.FileStep.label' })}
        description={intl.formatMessage({ id: 'routes.imports.FileStep.formats' })}
        isDisabled={isRunning}
        onSelect={([file]) => {
          if (file) onSelect(file);
        }}
      />
    </Card>
  );
}
